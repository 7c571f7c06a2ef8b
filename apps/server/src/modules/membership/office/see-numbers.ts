import type { PrimeMonth, PrimeNumbers } from '@zanga/contract/ordering/prime-office';
import { addMonths } from '@zanga/domain/membership/periods';
import { zeroCents } from '@zanga/domain/money';
import { instantOf, type LocalDate, localDate, wallClock } from '@zanga/domain/time';
import type { MembershipTools } from '../membership-tools.ts';
import { readMoved, readStanding } from './numbers-queries.ts';

const shownMonths = 12;

/** Current members, and the last twelve months including this one. */
export const seeNumbers = async (
  { db, payments }: Pick<MembershipTools, 'db' | 'payments'>,
  now: Date,
): Promise<PrimeNumbers> => {
  const thisMonth = localDate(`${wallClock(now).date.slice(0, 7)}-01`);
  const firsts = Array.from({ length: shownMonths }, (_, at) => addMonths(thisMonth, at + 1 - shownMonths));
  const begins = firsts.map((first) => instantOf(first, 0));
  const { recurring, ...states } = await readStanding(db, now);
  const moved = await readMoved(db, begins, now);
  const money = await payments.membershipMoney(db, begins);
  const membersBy = (nth: number) =>
    moved.reduce((members, one) => (one.since <= nth ? members + one.joined - one.left : members), 0);
  // `since` counts from one: the first month is 1.
  const monthOf = (first: LocalDate, at: number): PrimeMonth => {
    const came = moved.find(({ since }) => since === at + 1);
    const paid = money.find(({ since }) => since === at + 1);
    return {
      month: first.slice(0, 7),
      joined: came?.joined ?? 0,
      left: came?.left ?? 0,
      members: membersBy(at + 1),
      charged: paid?.charged ?? zeroCents,
      refunded: paid?.refunded ?? zeroCents,
      trials: came?.trials ?? 0,
      stayed: came?.stayed ?? 0,
    };
  };
  const { trial, active, past_due, paused, leaving } = states;
  return {
    members: trial + active + past_due + paused + leaving,
    states: { trial, active, past_due, paused, leaving },
    recurring,
    months: firsts.map(monthOf).toReversed(),
  };
};
