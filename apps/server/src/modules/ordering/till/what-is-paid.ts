import type { Taking } from '@zanga/contract/ordering/takings';
import type { Refusal } from '@zanga/contract/wire/route';
import { type Cents, cents } from '@zanga/domain/money';
import type { PaidIn } from '@zanga/domain/ordering/till/taking-parts';
import { refuse } from '../../../platform/refusal.ts';

type Paid = readonly PaidIn[];

const wayOf = (how: PaidIn['how'], amount: number, given: number | undefined): PaidIn => ({
  how,
  amount: cents(amount),
  given: given === undefined ? null : cents(given),
});

/** Whether the given money is not cash, or not enough. */
const isGivenWrong = ({ how, amount, given }: PaidIn): boolean =>
  given !== null && (how !== 'cash' || given < amount);

/** Missing fields of the form: a debt is given up with a reason, and the way of paying is given in one of two forms. */
export const whyNotTaken = ({ how, ways, reason }: Taking): Refusal<'invalid'> | undefined => {
  if ((how === undefined) === (ways === undefined))
    return refuse('invalid', { how: ['scegli come ha pagato'] });
  return how === 'lost' && reason === undefined
    ? refuse('invalid', { reason: ['scrivi il motivo'] })
    : undefined;
};

/** Splits the sum due by ways of paying; never more than is due. */
export const waysOf = (
  { how, given, ways }: Taking,
  due: Cents,
): { readonly ok: true; readonly paid: Paid } | Refusal<'taking.too_much' | 'invalid'> => {
  const paid =
    ways === undefined
      ? [wayOf(how ?? 'cash', due, how === 'cash' ? given : undefined)]
      : ways.map((way) => wayOf(way.how, way.amount, way.given));
  if (paid.some(isGivenWrong)) return refuse('invalid', { given: ['è meno di quanto c’è da pagare'] });
  const sum = paid.reduce((all, { amount }) => all + amount, 0);
  return sum > due ? refuse('taking.too_much') : { ok: true, paid };
};
