import type { PartKey } from '@zanga/contract/ordering/carts';
import { ScooterIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { BagIcon, StoreIcon } from '@zanga/ui/icons/shop-icons.tsx';
import type { CarriedMode } from '../../../parts/where/cart/delivery-choices.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { ChoiceCard } from '../choice-card.tsx';

const icons = { delivery: ScooterIcon, shipping: BagIcon, pickup: StoreIcon, onshop: StoreIcon };

type ModeChoiceProps = {
  readonly part: PartKey;
  readonly legend: string;
  readonly modes: readonly CarriedMode[];
  /** Undefined before a choice. */
  readonly value: CarriedMode | undefined;
  readonly onChange: (mode: CarriedMode) => void;
};

/** Choice of how a part is had: delivered, shipped, collected or served. */
export function ModeChoice({ part, legend, modes, value, onChange }: ModeChoiceProps) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="flex gap-2 sm:gap-3 max-sm:flex-wrap">
        {modes.map((mode) => (
          <ChoiceCard
            key={mode}
            brief
            group={`${part}-mode`}
            icon={icons[mode]}
            checked={value === mode}
            title={checkoutTexts.modes[mode].name}
            hint={checkoutTexts.modes[mode].hint}
            onChoose={() => onChange(mode)}
          />
        ))}
      </div>
    </fieldset>
  );
}
