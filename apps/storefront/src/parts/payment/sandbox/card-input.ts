import { brandOf, cvcLength, digitsOf, isLuhn, isPast, readExpiry } from '@zanga/domain/payments/card-number';
import { paymentTexts as t } from '../payment-texts.ts';

/** Typed texts of the card fields. */
export type CardInput = { readonly number: string; readonly expiry: string; readonly cvc: string };
export type CardField = keyof CardInput;

export const cardFields = ['number', 'expiry', 'cvc'] as const satisfies readonly CardField[];

export const emptyCard: CardInput = { number: '', expiry: '', cvc: '' };

const wrongNumber = (typed: string) => {
  const digits = digitsOf(typed);
  if (digits === '') return t.wrong.numberMissing;
  return isLuhn(digits) ? undefined : t.wrong.number;
};

const wrongExpiry = (typed: string, now: Date) => {
  const expiry = readExpiry(typed);
  if (!expiry) return t.wrong.expiry;
  return isPast(expiry, now) ? t.wrong.expired : undefined;
};

const wrongCvc = ({ number, cvc }: CardInput) => {
  const length = cvcLength(brandOf(digitsOf(number)));
  return digitsOf(cvc).length === length ? undefined : t.wrong.cvc(length);
};

/** Error of each wrong field. */
export const wrongIn = (input: CardInput, now: Date): Readonly<Partial<Record<CardField, string>>> => {
  const wrong = {
    number: wrongNumber(input.number),
    expiry: wrongExpiry(input.expiry, now),
    cvc: wrongCvc(input),
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, words]) => words !== undefined));
};

/** Card for the provider; call it only with valid fields. */
export const typedCard = ({ number, expiry, cvc }: CardInput) => {
  const { month, year } = readExpiry(expiry) ?? { month: 0, year: 0 };
  return { number: digitsOf(number), exp_month: month, exp_year: year, cvc: digitsOf(cvc) };
};

/** Whether a field is complete. A mistyped number of full length is not, so that the focus stays on it. */
export const isFull = ({ number, expiry, cvc }: CardInput, field: CardField): boolean => {
  const digits = digitsOf(number);
  if (field === 'number') return digits.length >= (brandOf(digits) === 'amex' ? 15 : 16) && isLuhn(digits);
  if (field === 'expiry') return digitsOf(expiry).length === 4;
  return digitsOf(cvc).length === cvcLength(brandOf(digits));
};

/** `12/27`, formatted while typing. */
export const groupExpiry = (typed: string): string => {
  const digits = digitsOf(typed).slice(0, 4);
  const whole = /^[2-9]$/.test(digits) ? `0${digits}` : digits;
  return whole.length > 2 ? `${whole.slice(0, 2)}/${whole.slice(2)}` : whole;
};
