import type { Service } from '@zanga/domain/catalogue/vocabulary';
import type { ShopId } from '@zanga/domain/ids';
import type { Point } from '@zanga/domain/shops/geography';
import { type OpeningState, openingAfterToday, openingState } from '@zanga/domain/shops/opening-hours';
import {
  type PromiseRequest,
  type PromisingShop,
  promise,
  type ShopPromise,
  type SlotSettings,
} from '@zanga/domain/shops/promise';
import type { LoadOf, TimedService, Work } from '@zanga/domain/shops/slots';
import type { Destination } from '@zanga/domain/shops/streets/zones';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { busyOf, deliveryPauseOf } from '../pauses/present-rush.ts';
import { scheduleOf, type Timetable } from '../read-schedule.ts';
import { type PromisingRow, readPromising } from './promising-queries.ts';

/** Slot settings of a shop that has not edited them. */
export const usualSlots: SlotSettings = {
  slotMinutes: 15,
  kitchenMinutes: 15,
  daysAhead: 2,
  capacity: { pieces: 40, orders: 10 },
};

/** The promising shop, as carts and orders show it. */
export type PromisedShop = {
  readonly id: ShopId;
  readonly slug: string;
  readonly name: string;
  readonly phone: string;
  readonly formatted: string;
  readonly position: Point;
  readonly merchandise: boolean;
};

export type PromiseOfShop = ShopPromise & { readonly shop: PromisedShop };

const slotsOf = ({ slots }: PromisingRow, mode: TimedService): SlotSettings =>
  slots.find((settings) => settings.mode === mode) ?? usualSlots;

/** A zone without towns lies in its shop's own. */
export const areasOf = ({ areas, city, province, zip }: PromisingRow) =>
  areas.map((area) => ({ ...area, towns: area.towns.length > 0 ? area.towns : [{ city, province, zip }] }));

const timetableOf = (row: PromisingRow): Timetable => ({
  ...row,
  pausedUntil: row.paused_until,
  pauseReason: row.pause_reason,
  deliveryPause: deliveryPauseOf(row),
});

const promisingOf = (row: PromisingRow): PromisingShop => ({
  schedule: scheduleOf(timetableOf(row)),
  busy: busyOf(row),
  phone: row.phone,
  areas: areasOf(row),
  slots: { delivery: slotsOf(row, 'delivery'), pickup: slotsOf(row, 'pickup') },
});

const shopOf = (row: PromisingRow): PromisedShop => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  phone: row.phone,
  formatted: writtenAddress(row),
  position: { lat: row.lat, lng: row.lng },
  merchandise: row.merchandise,
});

const nothing: Work = { pieces: 0, orders: 0 };

/** Bookings of a shop; orders at a table need no slot. */
const loadsOf = ({ loads }: PromisingRow, mode: PromiseRequest['mode']): LoadOf => {
  const own = new Map(loads.filter((load) => load.mode === mode).map((load) => [load.at, load]));
  return (at) => own.get(at.getTime()) ?? nothing;
};

/** Whether a shop's service is open now; undefined for an unknown shop, or a service it does not offer. */
export const openingOf = async (
  db: Db | Tx,
  { shop, service }: { readonly shop: string; readonly service: Service },
  now: Date,
): Promise<OpeningState | undefined> => {
  const [row] = await readPromising(db, shop, now);
  const schedule = row && scheduleOf(timetableOf(row));
  return schedule?.weeks[service] && openingState(schedule, service, now);
};

/** First opening of any service of a shop on the day after this one; six o'clock if there is none. */
export const nextOpening = async (db: Db, shop: string, now: Date): Promise<Date> => {
  const [row] = await readPromising(db, shop, now);
  return openingAfterToday(row ? scheduleOf(timetableOf(row)) : null, now);
};

/**
 * A shop's promise for a wish at an instant, as a function of the number of pieces; undefined for an unknown shop.
 * `shop` is its id or slug.
 */
export const promisesOf = async (
  db: Db | Tx,
  { shop, ...wish }: Omit<PromiseRequest, 'pieces'> & { readonly shop: string },
  now: Date,
): Promise<((pieces: number) => PromiseOfShop) | undefined> => {
  const { place, mode } = wish;
  const [row] = await readPromising(db, shop, now, place && 'lat' in place ? place : {});
  if (!row) return undefined;
  const promising = promisingOf(row);
  const loads = loadsOf(row, mode);
  return (pieces) => ({ ...promise(promising, { ...wish, pieces }, loads, now), shop: shopOf(row) });
};

/** A shop's promise for a wish with a known number of pieces. */
export const promiseFor = async (
  db: Db | Tx,
  { pieces, ...wish }: PromiseRequest & { readonly shop: string },
  now: Date,
): Promise<PromiseOfShop | undefined> => (await promisesOf(db, wish, now))?.(pieces);

/** Promises of all published shops for one wish at an instant, in the brand's order. */
export const promisesFor = async (
  db: Db | Tx,
  request: PromiseRequest,
  now: Date,
): Promise<readonly PromiseOfShop[]> => {
  const { place } = request;
  const rows = await readPromising(db, null, now, place && 'lat' in place ? place : {});
  return rows.map((row) => ({
    ...promise(promisingOf(row), request, loadsOf(row, request.mode), now),
    shop: shopOf(row),
  }));
};

export type BothPromises = Readonly<Record<TimedService, ShopPromise>>;

/** Promises of all shops for a place, delivery and pickup, by the shop's id. */
export const promiseEverywhere = async (
  db: Db,
  place: Destination,
  now: Date,
): Promise<ReadonlyMap<string, BothPromises>> => {
  const rows = await readPromising(db, null, now, place);
  return new Map(
    rows.map((row) => {
      const of = (mode: TimedService) =>
        promise(promisingOf(row), { mode, place, pieces: 1 }, loadsOf(row, mode), now);
      return [row.id, { delivery: of('delivery'), pickup: of('pickup') }];
    }),
  );
};
