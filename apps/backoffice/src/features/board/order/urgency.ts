import type { BoardOrder } from '@zanga/contract/ordering/board';

/** How urgently an unaccepted order calls. */
export type Urgency = 'new' | 'waiting' | 'late';

const minute = 60_000;

/** A shop should answer within two minutes; after five the customer looks for another one. */
export const urgencyOf = (placedAt: Date, now: Date): Urgency => {
  const waited = now.getTime() - placedAt.getTime();
  if (waited < 2 * minute) return 'new';
  return waited < 5 * minute ? 'waiting' : 'late';
};

/** How urgently an order calls: by its waiting time, and at least at the level of the server's alarm. */
export const callingOf = (
  { placed_at, begin_at, alarm }: Pick<BoardOrder, 'placed_at' | 'begin_at' | 'alarm'>,
  now: Date,
): Urgency => {
  if (alarm !== null) return alarm === 'louder' ? 'waiting' : 'late';
  const later = begin_at !== null && begin_at > placed_at;
  return urgencyOf(new Date(later ? begin_at : placed_at), now);
};

/** The most urgent call of several orders; undefined when none calls. */
export const loudest = (
  orders: readonly Pick<BoardOrder, 'placed_at' | 'begin_at' | 'alarm'>[],
  now: Date,
): Urgency | undefined => {
  const all = new Set(orders.map((order) => callingOf(order, now)));
  return (['late', 'waiting', 'new'] as const).find((urgency) => all.has(urgency));
};

/** Milliseconds between two calls, and how loud each is. */
export const callOf: Record<Urgency, { readonly every: number; readonly loudness: number }> = {
  new: { every: 15_000, loudness: 0.25 },
  waiting: { every: 7_000, loudness: 0.5 },
  late: { every: 3_000, loudness: 0.9 },
};

/** Whole minutes since something happened. */
export const minutesSince = (at: Date, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - at.getTime()) / minute));

/** Whole minutes past the promise, at least one once it is late; zero when no step is left. */
export const minutesBehind = (
  { promised_at, can }: Pick<BoardOrder, 'promised_at' | 'can'>,
  now: Date,
): number => {
  if (promised_at === null || can.length === 0) return 0;
  return Math.max(0, Math.ceil((now.getTime() - Date.parse(promised_at)) / minute));
};
