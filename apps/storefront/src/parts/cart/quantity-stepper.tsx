import { IconButton } from '@zanga/ui/button.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import { MinusIcon, PlusIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { quantityTexts as t } from './quantity-texts.ts';

type QuantityStepperProps = {
  readonly qty: number;
  /** Fewest and most pieces; 0 as the fewest lets one take the thing away. */
  readonly least: number;
  readonly most: number;
  /** What is being counted. */
  readonly name: string;
  readonly onChange: (qty: number) => void;
  /** What its two buttons say where a screen counts more than one thing. */
  readonly words?: { readonly fewer: string; readonly more: string };
  readonly className?: string;
};

/** Quantity stepper: the number of pieces between a minus and a plus. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { qty, least, most, name, onChange, words = t, className } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend, and nothing here is typed
    <div
      role="group"
      aria-label={t.quantityOf(name)}
      className={classNames(
        'inline-flex shrink-0 items-center rounded-full border border-line-strong bg-surface',
        className,
      )}
    >
      <IconButton
        label={qty === 1 && least === 0 ? t.remove(name) : words.fewer}
        disabled={qty <= least}
        onClick={() => onChange(qty - 1)}
      >
        <MinusIcon size={20} />
      </IconButton>
      <output className="min-w-7 text-center font-semibold tabular-nums">{qty}</output>
      <IconButton label={words.more} disabled={qty >= most} onClick={() => onChange(qty + 1)}>
        <PlusIcon size={20} />
      </IconButton>
    </div>
  );
}
