import { brandOf, digitsOf, groupDigits } from '@zanga/domain/payments/card-number';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import type { ChangeEvent, RefObject } from 'react';
import { brandName } from '../card-names.ts';
import { paymentTexts as t } from '../payment-texts.ts';
import { type CardField, type CardInput, groupExpiry, isFull } from './card-input.ts';
import { regroup } from './grouped-input.ts';

type CardFieldsProps = {
  readonly input: CardInput;
  readonly wrong: Readonly<Partial<Record<CardField, string>>>;
  readonly onChange: (input: CardInput) => void;
  readonly fields: RefObject<Partial<Record<CardField, HTMLInputElement | null>>>;
};

const groups: Readonly<Record<CardField, (text: string) => string>> = {
  number: (text) => groupDigits(digitsOf(text).slice(0, 19)),
  expiry: groupExpiry,
  cvc: (text) => digitsOf(text).slice(0, 4),
};

const after: Readonly<Record<CardField, CardField>> = { number: 'expiry', expiry: 'cvc', cvc: 'cvc' };

/** Card fields, typed or filled by the browser; their content goes to the provider only. */
export function CardFields({ input, wrong, onChange, fields }: CardFieldsProps) {
  const brand = brandOf(digitsOf(input.number));
  const change = (name: CardField) => (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const atEnd = field.selectionStart === field.value.length;
    const next = { ...input, [name]: regroup(field, groups[name]) };
    onChange(next);
    // A full field moves the focus to the next, as providers' own fields do; only after typing at its end.
    if (atEnd && next[name].length > input[name].length && isFull(next, name))
      fields.current[after[name]]?.focus();
  };
  const field = (name: CardField) => ({
    ref: (element: HTMLInputElement | null) => {
      fields.current[name] = element;
    },
    value: input[name],
    error: wrong[name],
    onChange: change(name),
    inputMode: 'numeric' as const,
    spellCheck: false,
    required: true,
  });
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      <TextField
        {...field('number')}
        className="col-span-2"
        label={t.number}
        note={brand === 'unknown' ? undefined : brandName(brand)}
        name="cardnumber"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
      />
      <TextField
        {...field('expiry')}
        label={t.expiry}
        hint={t.expiryHint}
        name="cc-exp"
        autoComplete="cc-exp"
        placeholder="12/30"
      />
      <TextField
        {...field('cvc')}
        label={t.cvc}
        hint={brand === 'amex' ? t.cvcHintAmex : t.cvcHint}
        name="cvc"
        autoComplete="cc-csc"
        placeholder={brand === 'amex' ? '1234' : '123'}
      />
    </div>
  );
}
