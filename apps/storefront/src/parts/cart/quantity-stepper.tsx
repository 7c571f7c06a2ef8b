import { IconButton } from '@zanga/ui/button.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import { MinusIcon, PlusIcon } from '@zanga/ui/icons/panel-icons.tsx';
import type { ReactNode } from 'react';
import { quantityTexts as t } from './quantity-texts.ts';

type QuantityStepperProps = {
  readonly qty: number;
  /** Fewest and most pieces; a fewest of 0 lets the last piece be removed. */
  readonly least: number;
  readonly most: number;
  /** Name of the counted product. */
  readonly name: string;
  readonly onChange: (qty: number) => void;
  /** Labels of the two buttons, on a screen with several steppers. */
  readonly words?: { readonly fewer: string; readonly more: string };
  readonly className?: string;
};

type StepProps = {
  readonly label: string;
  readonly possible: boolean;
  readonly onStep: () => void;
  readonly children: ReactNode;
};

/** One of the two buttons; at a limit it stays in place, so that the focus does too. */
function Step({ label, possible, onStep, children }: StepProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={!possible || undefined}
      className="aria-disabled:opacity-55 aria-disabled:active:scale-100"
      onClick={() => possible && onStep()}
    >
      {children}
    </IconButton>
  );
}

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
      <Step
        label={qty === 1 && least === 0 ? t.remove(name) : words.fewer}
        possible={qty > least}
        onStep={() => onChange(qty - 1)}
      >
        <MinusIcon size={20} />
      </Step>
      <output className="min-w-7 text-center font-semibold tabular-nums">{qty}</output>
      <Step label={words.more} possible={qty < most} onStep={() => onChange(qty + 1)}>
        <PlusIcon size={20} />
      </Step>
    </div>
  );
}
