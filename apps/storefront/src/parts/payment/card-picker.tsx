import type { Card } from '@zanga/contract/ordering/payments';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { isPast } from '@zanga/domain/payments/card-number';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { PlusIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { CardIcon } from '@zanga/ui/icons/till-icons.tsx';
import { type ReactNode, useId } from 'react';
import { brandName, cardName } from './card-names.ts';
import { paymentTexts as t } from './payment-texts.ts';

type RowProps = {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly describedBy: string | undefined;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
};

function Row({ name, value, checked, disabled, describedBy, onChoose, children }: RowProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 border-line border-t px-4 py-2 first:border-0 hover:bg-sunken has-checked:bg-sunken has-disabled:cursor-default has-disabled:text-ink-soft">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={() => onChoose(value)}
        className="size-6 shrink-0"
      />
      {children}
    </label>
  );
}

/** A saved card, read out digit by digit. */
export function CardLine({ card, now }: { readonly card: Card; readonly now: Date }) {
  const { brand, last4, exp_month: month, exp_year: year } = card;
  const past = isPast({ month, year }, now);
  return (
    <>
      <CardIcon className="shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold" aria-hidden="true">
          {cardName(card)}
        </span>
        <span className="sr-only">{t.spoken(brandName(brand), last4)}, </span>
        <span className={past ? 'text-small text-alarm-ink' : 'text-ink-soft text-small'}>
          {past ? t.expired : t.expires(month, year)}
        </span>
      </span>
    </>
  );
}

type CardPickerProps = {
  readonly cards: readonly Card[];
  readonly choice: string | undefined;
  readonly onChoose: (choice: string) => void;
  readonly error: string | undefined;
  /** Id prefix, by which the first radio is found for the focus. */
  readonly id: string;
};

/** Choice among the saved cards and a new one (VAL-11). */
export function CardPicker({ cards, choice, onChoose, error, id }: CardPickerProps) {
  const name = useId();
  const now = serviceNow();
  const describedBy = error ? `${id}-error` : undefined;
  return (
    <fieldset id={id}>
      <legend className="pb-2 font-semibold text-small">{t.cards}</legend>
      <div
        className={`overflow-hidden rounded-md border bg-surface ${error ? 'border-alarm-ink' : 'border-line-strong'}`}
      >
        {cards.map((card) => (
          <Row
            key={card.id}
            {...{ name, describedBy, onChoose }}
            value={card.id}
            checked={choice === card.id}
            disabled={isPast({ month: card.exp_month, year: card.exp_year }, now)}
          >
            <CardLine card={card} now={now} />
          </Row>
        ))}
        <Row {...{ name, describedBy, onChoose }} value="new" checked={choice === 'new'}>
          <PlusIcon className="shrink-0 text-ink-soft" />
          <span className="font-semibold">{t.newCard}</span>
        </Row>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
