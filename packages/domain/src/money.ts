import { italianNumber } from './italian-number.ts';

declare const brand: unique symbol;

/** An amount of euro cents, the only form of money in the code. */
export type Cents = number & { readonly [brand]: 'Cents' };

/** Hundredths of a percent: 1000 is 10 %. */
export type BasisPoints = number;

/** Accepts whole cents only: a fraction must never enter a price. */
export const cents = (value: number): Cents => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of cents: ${value}`);
  return (value + 0) as Cents; // `+ 0` turns a negative zero into zero
};

export const zeroCents = cents(0);

/** The sum of any number of amounts. */
export const add = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/** The difference of two amounts; it may be negative. */
export const subtract = (from: Cents, amount: Cents): Cents => cents(from - amount);

/** A multiple of an amount. */
export const times = (amount: Cents, count: number): Cents => cents(amount * count);

/** The smaller of two amounts. */
export const lesser = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/** `amount × numerator ÷ denominator`, halves rounded away from zero, so that a refund mirrors its charge. */
export const proportion = (amount: Cents, numerator: number, denominator: number): Cents => {
  const product = Math.abs(amount * numerator);
  // Beyond this the result would be silently inexact.
  if (!Number.isSafeInteger(2 * product + denominator) || denominator <= 0) {
    throw new RangeError(`Cannot take ${numerator}/${denominator} of ${amount} cents exactly`);
  }
  const doubled = 2 * product + denominator;
  const rounded = (doubled - (doubled % (2 * denominator))) / (2 * denominator);
  return cents(amount * numerator < 0 ? -rounded : rounded);
};

/** A percentage of an amount, rounded half up. */
export const percentage = (amount: Cents, rate: BasisPoints): Cents => proportion(amount, rate, 10_000);

/** Euros as a number, for files and vendors that ask for them. */
export const inEuros = (amount: Cents): number => amount / 100;

/** `8,50 €`, with a space that never breaks. */
export const formatEuro = (amount: Cents): string =>
  `${italianNumber(inEuros(amount), { least: 2, most: 2 })}\u00a0€`;
