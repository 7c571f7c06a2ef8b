import { cents } from '@zanga/domain/money';
import { readAmount } from '@zanga/domain/ordering/till/read-amount';
import type { TillWay } from '@zanga/domain/ordering/till-money';
import { tillTexts as t } from './till-texts.ts';

export type Way = TillWay | 'lost';

/** State of the form: way, amount of this way, cash handed over, reason of a loss. */
export type Collection = {
  readonly how?: Way;
  readonly amount: string;
  readonly given: string;
  readonly reason: string;
};

type OpenDebt = { readonly key: string; readonly due: number };

const problemOf = ({ how, amount, given, reason }: Collection, due: number): string | undefined => {
  if (how === undefined) return t.choose;
  if (how === 'lost') return reason.trim().length < 3 ? t.reasonMissing : undefined;
  const sum = amount === '' ? due : readAmount(amount);
  if (sum === undefined || sum === 0) return t.amountWrong;
  if (sum > due) return t.tooMuch;
  const handed = readAmount(given);
  if (how === 'cash' && given !== '' && (handed === undefined || handed < sum)) return t.givenWrong;
  return undefined;
};

/** The request, or the error of the form. */
export const collected = (written: Collection, { key, due }: OpenDebt) => {
  const { how, amount, given, reason } = written;
  const sum = (amount === '' ? undefined : readAmount(amount)) ?? cents(due);
  const handed = how === 'cash' ? readAmount(given) : undefined;
  const problem = problemOf(written, due);
  const base = { key, expected: cents(due) };
  const body =
    how === undefined || how === 'lost'
      ? { ...base, how: 'lost' as const, reason: reason.trim() }
      : { ...base, ways: [{ how, amount: sum, ...(handed !== undefined && { given: handed }) }] };
  return { body, problem, sum };
};
