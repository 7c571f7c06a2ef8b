import type { DaySum } from '@zanga/contract/ordering/takings';
import type { Refusal } from '@zanga/contract/wire/route';
import { cents } from '@zanga/domain/money';
import { tillWays } from '@zanga/domain/ordering/till-money';
import { addDays, instantOf, isLocalDate, type LocalDate, wallClock } from '@zanga/domain/time';
import type { Db } from '../../../platform/database/connection.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Session } from '../../../platform/session.ts';
import { findStaffShop } from '../../shops/public-staff.ts';
import { readNames } from '../board/board-queries.ts';
import { readRedone } from '../order/redo-store.ts';
import { readLostDisputes, readOrdersOfDay, readTill } from './day-sum-queries.ts';

type DaySumQuery = { readonly session: Session; readonly shop: string; readonly day: string | undefined };

const ways = [...tillWays, 'lost', 'assumed'] as const;
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

const nothing = { count: 0, ordered: 0, card: 0, taken: 0, lost: 0, cancelled: 0, due: 0, refunded: 0 };

const linesOf = async (db: Db, rows: Awaited<ReturnType<typeof readTill>>): Promise<DaySum['till']> => {
  const names = await readNames(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  return rows
    .map(({ how, userId, taken, takenBack, refunded }) => ({
      how: ways.find((way) => way === how) ?? 'assumed',
      name: userId === null ? null : (names.get(userId) ?? null),
      taken: cents(taken),
      taken_back: cents(takenBack),
      refunded: cents(refunded),
      net: taken - takenBack - refunded,
    }))
    .toSorted(
      (a, b) => ways.indexOf(a.how) - ways.indexOf(b.how) || (a.name ?? '').localeCompare(b.name ?? ''),
    );
};

const totalsOf = (till: DaySum['till']): DaySum['totals'] => {
  const money = till.filter(({ how }) => how !== 'lost');
  return {
    taken: cents(sum(money.map(({ taken }) => taken))),
    taken_back: cents(sum(money.map(({ taken_back }) => taken_back))),
    refunded: cents(sum(money.map(({ refunded }) => refunded))),
    lost: cents(sum(till.map(({ how, net }) => (how === 'lost' ? net : 0)))),
    net: sum(money.map(({ net }) => net)),
  };
};

const summed = async (db: Db, shop: DaySum['shop'], day: LocalDate): Promise<DaySum> => {
  const between = { shopId: shop.id, from: instantOf(day, 0), until: instantOf(addDays(day, 1), 0) };
  const orders = (await readOrdersOfDay(db, between)) ?? nothing;
  const redone = await readRedone(db, between);
  const [disputed] = await readLostDisputes(db, between);
  const till = await linesOf(db, await readTill(db, between));
  return {
    shop,
    day,
    orders: {
      count: orders.count,
      ordered: cents(orders.ordered),
      card: cents(orders.card),
      taken: cents(orders.taken),
      lost: cents(orders.lost),
      cancelled: cents(orders.cancelled),
      due: cents(orders.due),
      refunded: cents(orders.refunded),
    },
    disputed: cents(disputed?.amount ?? 0),
    redone: { count: redone.count, worth: cents(redone.worth) },
    till,
    totals: totalsOf(till),
  };
};

/** Sums of a shop's day; without a day, today's in Rome. */
export const seeDaySum = async (
  db: Db,
  { session, shop, day }: DaySumQuery,
  now: Date,
): Promise<DaySum | Refusal<'shop.not_found'> | Refusal<'invalid'>> => {
  const found = await findStaffShop(db, { session, shop });
  if (!found) return refuse('shop.not_found');
  const asked = day ?? wallClock(now).date;
  if (!isLocalDate(asked)) return refuse('invalid', { day: ['questo giorno non esiste'] });
  return summed(db, { id: found.id, name: found.name }, asked);
};
