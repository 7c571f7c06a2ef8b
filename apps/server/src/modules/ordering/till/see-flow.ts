import type { TakingsFlow } from '@zanga/contract/ordering/takings';
import type { Refusal } from '@zanga/contract/wire/route';
import { cents } from '@zanga/domain/money';
import { everyDay, weekdayFlow } from '@zanga/domain/ordering/till/takings-flow';
import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import type { Db } from '../../../platform/database/connection.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Session } from '../../../platform/session.ts';
import { findStaffShop } from '../../shops/public-staff.ts';
import { readLostDisputes } from './day-sum-queries.ts';
import { type HourOfDay, readFlow } from './flow-queries.ts';

const daysSeen = 30;

const summed = (rows: readonly HourOfDay[]) => ({
  orders: rows.reduce((all, { orders }) => all + orders, 0),
  amount: cents(rows.reduce((all, { amount }) => all + amount, 0)),
});

/** Revenue of a shop's last thirty days, today included so far: by day, weekday and hour. */
export const seeFlow = async (
  db: Db,
  { session, shop }: { readonly session: Session; readonly shop: string },
  now: Date,
): Promise<TakingsFlow | Refusal<'shop.not_found'>> => {
  const found = await findStaffShop(db, { session, shop });
  if (!found) return refuse('shop.not_found');
  const today = wallClock(now).date;
  const first = addDays(today, 1 - daysSeen);
  const between = { shopId: found.id, from: instantOf(first, 0), until: instantOf(addDays(today, 1), 0) };
  const rows = await readFlow(db, between);
  const lost = await readLostDisputes(db, between);
  // The hour of a loss is the bank's: it counts for its day alone.
  const moved = [...rows, ...lost.map(({ day, amount }) => ({ day, hour: 0, orders: 0, amount: -amount }))];
  const known = [...Map.groupBy(moved, ({ day }) => day)].map(([day, own]) => ({ day, ...summed(own) }));
  const days = everyDay(today, daysSeen, known);
  const hours = Map.groupBy(rows, ({ hour }) => hour);
  return {
    today,
    days: days.map(({ day, orders, amount }) => ({ day, orders, amount: cents(amount) })),
    weekdays: weekdayFlow(days, today).map(({ weekday, days: counted, amount }) => ({
      weekday,
      days: counted,
      amount: amount === null ? null : cents(amount),
    })),
    hours: [...hours]
      .map(([hour, own]) => ({ hour, ...summed(own) }))
      .toSorted((one, other) => one.hour - other.hour),
  };
};
