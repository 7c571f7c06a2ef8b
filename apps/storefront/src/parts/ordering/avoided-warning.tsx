import type { PricedItem } from '@zanga/contract/ordering/carts';
import type { Allergen } from '@zanga/domain/catalogue/vocabulary';
import { avoidedWords } from '@zanga/domain/ordering/extras/allergen-words';
import { WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';

type AvoidedWarningProps = {
  readonly allergens: NonNullable<PricedItem['allergens']>;
  readonly avoid: readonly Allergen[];
};

/** Warning about allergens of a line that its customer avoids. */
export default function AvoidedWarning({ allergens, avoid }: AvoidedWarningProps) {
  const words = avoidedWords(allergens, avoid);
  if (words === undefined) return null;
  return (
    <p className="flex items-start gap-1.5 font-semibold text-alarm-ink text-small">
      <WarningIcon size={18} className="mt-px shrink-0" />
      {words}
    </p>
  );
}
