import { type LocalDate, type MinuteOfDay, minutesInDay, type Weekday, weekdayOf } from '../time.ts';
import { type DayPlan, daysAhead, nextSpan } from '../timetable.ts';
import type { Channel } from './vocabulary.ts';

/** A time in which something can be had: those days of the week (every day when none is named), within those dates. */
export type AvailabilityWindow = {
  readonly weekdays: readonly Weekday[];
  readonly from: MinuteOfDay;
  /** May pass 1440, like a closing time. */
  readonly to: MinuteOfDay;
  readonly firstDate: LocalDate | null;
  readonly lastDate: LocalDate | null;
};

/** A sold-out mark; `shop` null is everywhere, `until` null is until somebody takes it off. */
export type SoldOutMark = {
  readonly shop: string | null;
  readonly until: Date | null;
};

/** Pieces that a shop has itself. */
export type StockAt = { readonly shop: string; readonly pieces: number };

/** What decides whether a product can be had; no windows means always. */
export type Sellable = {
  readonly channels: readonly Channel[];
  /** Shops that do not have it; every other one does. */
  readonly missingAt: readonly string[];
  readonly windows: readonly AvailabilityWindow[];
  /** The windows of its root category, which hold for it too. */
  readonly categoryWindows: readonly AvailabilityWindow[];
  readonly soldOut: readonly SoldOutMark[];
  /** Pieces left of the brand's; null where they are not counted. */
  readonly stock: number | null;
  /** Shops that count their own: there the brand's number says nothing. */
  readonly stockAt?: readonly StockAt[];
  /** Whether it is a show that does not take place. */
  readonly calledOff?: boolean;
};

/** When, where and how a product is wanted; what is left out does not matter. */
export type AvailabilityQuery = {
  readonly now: Date;
  readonly shop?: string | undefined;
  readonly channel?: Channel | undefined;
};

export type Availability =
  | { readonly state: 'available' }
  | { readonly state: 'sold_out'; readonly until: Date | null; readonly calledOff?: true }
  | { readonly state: 'not_now'; readonly availableFrom: Date | null }
  | { readonly state: 'not_here'; readonly because: 'shop' }
  | { readonly state: 'not_here'; readonly because: 'channel'; readonly channel: Channel };

type Counted = Pick<Sellable, 'stock' | 'stockAt'>;
type WantedAt = Pick<AvailabilityQuery, 'shop' | 'channel'>;

/**
 * The most pieces that can be had where a product is wanted; null where nobody counts them. A shop's own count holds there
 * instead of the brand's; what is shipped is the brand's. Where no shop is known yet, it is the most that one place has.
 */
export const piecesLeft = ({ stock, stockAt = [] }: Counted, { shop, channel }: WantedAt): number | null => {
  if (channel === 'shipping') return stock;
  if (shop !== undefined) return stockAt.find((one) => one.shop === shop)?.pieces ?? stock;
  return stock === null ? null : Math.max(stock, ...stockAt.map(({ pieces }) => pieces));
};

/** Pieces left as they are told: where no shop is known, and several count, no number is true. */
export const piecesToTell = (counted: Counted, wanted: WantedAt): number | null => {
  const left = piecesLeft(counted, wanted);
  const known = wanted.channel === 'shipping' || wanted.shop !== undefined || !counted.stockAt?.length;
  return known || left === 0 ? left : null;
};

/** Whether a product can be had, and if not the reason that changes least. */
export const availabilityOf = (
  product: Sellable,
  { now, shop, channel }: AvailabilityQuery,
): Availability => {
  if (product.calledOff) return { state: 'sold_out', until: null, calledOff: true };
  if (shop !== undefined && product.missingAt.includes(shop)) return { state: 'not_here', because: 'shop' };
  if (channel !== undefined && !product.channels.includes(channel)) {
    return { state: 'not_here', because: 'channel', channel };
  }
  const left = piecesLeft(product, { shop, channel });
  if (left !== null && left <= 0) return { state: 'sold_out', until: null };

  const marks = product.soldOut.filter(
    (mark) => (mark.shop === null || mark.shop === shop) && (mark.until === null || now < mark.until),
  );
  if (marks.length > 0) return { state: 'sold_out', until: backAt(product, marks) };

  const from = nextInWindows(product, now);
  if (from !== null && from <= now) return { state: 'available' };
  return { state: 'not_now', availableFrom: from };
};

/** When every mark is over and the product is being sold again. */
const backAt = (product: Sellable, marks: readonly SoldOutMark[]): Date | null => {
  let last: Date | null = null;
  for (const { until } of marks) {
    if (until === null) return null;
    if (last === null || until > last) last = until;
  }
  return last && nextInWindows(product, last);
};

/** The first moment from an instant on in which both the product's windows and its category's are open. */
const nextInWindows = ({ windows, categoryWindows }: Sellable, from: Date): Date | null => {
  const limit = from.getTime() + daysAhead * minutesInDay * 60_000;
  let moment = from;
  // Windows that never meet would be chased forever.
  while (moment.getTime() <= limit) {
    const own = nextInside(windows, moment);
    const both = own && nextInside(categoryWindows, own);
    if (both === null || both.getTime() === moment.getTime()) return both;
    moment = both;
  }
  return null;
};

const nextInside = (windows: readonly AvailabilityWindow[], from: Date): Date | null => {
  if (windows.length === 0) return from;
  const span = nextSpan(planOf(windows), from);
  if (span === null) return null;
  return span.startsAt > from ? span.startsAt : from;
};

/** What a day holds of some windows. */
export const planOf =
  (windows: readonly AvailabilityWindow[]): DayPlan =>
  (date) =>
    windows
      .filter((window) => holdsOn(window, date))
      .map(({ from, to }) => ({ opens: from, closes: to }))
      .toSorted((a, b) => a.opens - b.opens);

const holdsOn = ({ weekdays, firstDate, lastDate }: AvailabilityWindow, date: LocalDate): boolean =>
  (firstDate === null || firstDate <= date) &&
  (lastDate === null || date <= lastDate) &&
  (weekdays.length === 0 || weekdays.includes(weekdayOf(date)));
