import type { PrimeMonth, PrimeNumbers } from '@zanga/contract/ordering/prime-office';
import { addMonths } from '@zanga/domain/membership/periods';
import { zeroCents } from '@zanga/domain/money';
import { instantOf, localDate, wallClock } from '@zanga/domain/time';
import type { MembershipTools } from '../membership-tools.ts';
import { readMoved, readStanding } from './numbers-queries.ts';

const shownMonths = 12;

/** What Prime comes to: members now, and the last twelve months with this one. */
export const seeNumbers = async (
  { db, payments }: Pick<MembershipTools, 'db' | 'payments'>,
  now: Date,
): Promise<PrimeNumbers> => {
  const first = localDate(`${wallClock(now).date.slice(0, 7)}-01`);
  const months = Array.from({ length: shownMonths }, (_, back) => addMonths(first, -back).slice(0, 7));
  const since = instantOf(addMonths(first, 1 - shownMonths), 0);
  const { recurring, ...states } = await readStanding(db, now);
  const moved = await readMoved(db, now);
  const money = new Map((await payments.membershipMonths(db, since)).map((one) => [one.month, one]));
  const membersAfter = (month: string) =>
    moved.reduce((members, one) => (one.month <= month ? members + one.joined - one.left : members), 0);
  const monthOf = (month: string): PrimeMonth => {
    const came = moved.find((one) => one.month === month);
    const paid = money.get(month);
    return {
      month,
      joined: came?.joined ?? 0,
      left: came?.left ?? 0,
      members: membersAfter(month),
      charged: paid?.charged ?? zeroCents,
      refunded: paid?.refunded ?? zeroCents,
      trials: came?.trials ?? 0,
      stayed: came?.stayed ?? 0,
    };
  };
  const { trial, active, past_due, leaving } = states;
  return {
    members: trial + active + past_due + leaving,
    states: { trial, active, past_due, leaving },
    recurring,
    months: months.map(monthOf),
  };
};
