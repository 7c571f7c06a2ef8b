import type { ShopId } from '../ids.ts';
import { type LocalDate, type MinuteOfDay, minutesInDay, type Weekday, weekdayOf } from '../time.ts';
import { type DayPlan, daysAhead, nextSpan } from '../timetable.ts';
import type { Channel } from './vocabulary.ts';

/** A time of availability: on some weekdays (every day when empty), between two dates. */
export type AvailabilityWindow = {
  readonly weekdays: readonly Weekday[];
  readonly from: MinuteOfDay;
  /** May pass 1440, like a closing time. */
  readonly to: MinuteOfDay;
  readonly firstDate: LocalDate | null;
  readonly lastDate: LocalDate | null;
};

/** A sold-out mark; `shop` null is every shop, `until` null lasts until staff remove it. */
export type SoldOutMark = {
  readonly shop: string | null;
  readonly until: Date | null;
};

/** Pieces in a shop's own stock. */
export type StockAt = { readonly shop: ShopId; readonly pieces: number };

/** Facts that decide a product's availability; no windows means always. */
export type Sellable = {
  readonly channels: readonly Channel[];
  /** Shops that do not sell it; all others do. */
  readonly missingAt: readonly string[];
  readonly windows: readonly AvailabilityWindow[];
  /** The windows of its root category, which apply as well. */
  readonly categoryWindows: readonly AvailabilityWindow[];
  readonly soldOut: readonly SoldOutMark[];
  /** Pieces left in the brand's stock; null where they are not counted. */
  readonly stock: number | null;
  /** Shops with a count of their own, which holds there instead of the brand's. */
  readonly stockAt?: readonly StockAt[];
  /** A show that was called off. */
  readonly calledOff?: boolean;
};

/** When, where and how a customer wants a product; a field left out does not matter. */
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
 * Most pieces available there; null where they are not counted. A shop's own count replaces the brand's; shipping
 * takes from the brand's. Without a shop, the largest count of any place.
 */
export const piecesLeft = ({ stock, stockAt = [] }: Counted, { shop, channel }: WantedAt): number | null => {
  if (channel === 'shipping') return stock;
  if (shop !== undefined) return stockAt.find((one) => one.shop === shop)?.pieces ?? stock;
  return stock === null ? null : Math.max(stock, ...stockAt.map(({ pieces }) => pieces));
};

/** Number of pieces to show; null without a shop, where several places count and no single number is true. */
export const piecesToTell = (counted: Counted, wanted: WantedAt): number | null => {
  const left = piecesLeft(counted, wanted);
  const known = wanted.channel === 'shipping' || wanted.shop !== undefined || !counted.stockAt?.length;
  return known || left === 0 ? left : null;
};

/** Availability of a product; of several obstacles, the most lasting. */
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

/** When every mark has ended and the product is in its windows again. */
const backAt = (product: Sellable, marks: readonly SoldOutMark[]): Date | null => {
  let last: Date | null = null;
  for (const { until } of marks) {
    if (until === null) return null;
    if (last === null || until > last) last = until;
  }
  return last && nextInWindows(product, last);
};

/** The first moment from an instant on in which the product's windows and its category's are open. */
const nextInWindows = ({ windows, categoryWindows }: Sellable, from: Date): Date | null => {
  const limit = from.getTime() + daysAhead * minutesInDay * 60_000;
  let moment = from;
  // Windows that never meet would loop for ever.
  while (moment.getTime() <= limit) {
    const own = nextInside(windows, moment);
    const both = own && nextInside(categoryWindows, own);
    if (both === null || both.getTime() === moment.getTime()) return both;
    moment = both;
  }
  return null;
};

type Inside = { readonly from: number; readonly next: Date | null };

/** Last result of each list of windows: all dishes of a category share its windows, and a page of them its moment. */
const lastInside = new WeakMap<readonly AvailabilityWindow[], Inside>();

const nextInside = (windows: readonly AvailabilityWindow[], from: Date): Date | null => {
  if (windows.length === 0) return from;
  const known = lastInside.get(windows);
  if (known?.from === from.getTime()) return known.next;
  const span = nextSpan(planOf(windows), from);
  const next = span && span.startsAt < from ? from : (span?.startsAt ?? null);
  lastInside.set(windows, { from: from.getTime(), next });
  return next;
};

/** Intervals of some windows on a day. */
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
