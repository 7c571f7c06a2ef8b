import type { OpeningState, Shop, ShopDetail } from '@zanga/contract/shops/shops';
import type { Service } from '@zanga/domain/catalogue/vocabulary';
import { nextTurn } from '@zanga/domain/next-turn';
import { openingState, type Schedule } from '@zanga/domain/shops/opening-hours';
import { openingLabel } from '@zanga/domain/shops/opening-words';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import { addDays, wallClock } from '@zanga/domain/time';
import { deliveryPauseOf } from './pauses/present-rush.ts';
import type { DeliveryAreaRecord, ShopRecord } from './queries.ts';
import { datedHoursOf, scheduleOf, servicesOf, type Timetable, weekOf } from './read-schedule.ts';

/** Days ahead for which exceptional days are told. */
const daysTold = 60;

export const timetableOf = ({ shop, hours, exceptions }: ShopRecord): Timetable => ({
  services: shop.services,
  hours,
  exceptions,
  pausedUntil: shop.paused_until,
  pauseReason: shop.pause_reason,
  deliveryPause: deliveryPauseOf(shop),
});

/** End of a state, if known. */
const endOf = (opening: ReturnType<typeof openingState>): Date | null => {
  switch (opening.state) {
    case 'open':
      return opening.closesAt;
    case 'closed':
      return opening.opensAt;
    case 'paused':
      return opening.until;
  }
};

const openingOf = (schedule: Schedule, service: Service, now: Date): OpeningState => {
  const opening = openingState(schedule, service, now);
  return {
    service,
    state: opening.state,
    until: endOf(opening)?.toISOString() ?? null,
    label: openingLabel(opening, now),
  };
};

const addressOf = ({ shop: { street, number, zip, city, province } }: ShopRecord): Shop['address'] => {
  const address = { street, number, zip, city, province };
  return { ...address, formatted: writtenAddress(address) };
};

/** A shop for the public at an instant. */
export const presentShop = (record: ShopRecord, now: Date): Shop => {
  const { shop, images } = record;
  const schedule = scheduleOf(timetableOf(record));
  return {
    id: shop.id,
    slug: shop.slug,
    name: shop.name,
    description: shop.description,
    address: addressOf(record),
    position: { lat: shop.lat, lng: shop.lng },
    time_zone: shop.time_zone,
    phone: shop.phone,
    email: shop.email,
    merchandise: shop.merchandise,
    services: [...servicesOf(record.shop)],
    images: [...images],
    opening: servicesOf(record.shop).map((service) => openingOf(schedule, service, now)),
  };
};

const areaOf = (area: DeliveryAreaRecord): ShopDetail['delivery_areas'][number] => ({
  name: area.name,
  polygon: area.polygon,
  fee: area.fee_cents,
  minimum: area.minimum_cents,
  free_over: area.free_over_cents,
  lead_minutes: area.lead_minutes,
});

const dayMs = 86_400_000;

/**
 * The next moment at which the clock alone changes the answer. Hours or a pause begin or end, or an end comes within
 * a day and is told without its date.
 */
export const shopsHoldUntil = (records: readonly ShopRecord[], now: Date): Date => {
  const intervals = records.flatMap(({ hours, exceptions }) => [
    ...hours.map(({ opens_minute, closes_minute }) => ({ from: opens_minute, to: closes_minute })),
    ...exceptions.flatMap(({ intervals }) =>
      intervals.map(({ opens, closes }) => ({ from: opens, to: closes })),
    ),
  ]);
  const ends = records.flatMap((record) => {
    const opening = presentShop(record, now).opening.map(({ until }) =>
      until === null ? null : new Date(until),
    );
    return [record.shop.paused_until, record.shop.delivery_paused_until, ...opening].flatMap((end) =>
      end === null ? [] : [end, new Date(end.getTime() - dayMs)],
    );
  });
  const coming = ends.filter((end) => end > now).map((end) => end.getTime());
  return new Date(Math.min(nextTurn(intervals, now).getTime(), ...coming));
};

/** A shop with its week, its coming exceptional days and its delivery areas. */
export const presentShopDetail = (
  record: ShopRecord,
  areas: readonly DeliveryAreaRecord[],
  now: Date,
): ShopDetail => {
  const today = wallClock(now).date;
  const last = addDays(today, daysTold);
  const pausedUntil = record.shop.paused_until;
  return {
    ...presentShop(record, now),
    hours: servicesOf(record.shop).map((service) => ({
      service,
      week: weekOf(record, service).map((day) => [...day]),
    })),
    exceptions: datedHoursOf(record.exceptions)
      .filter(({ date }) => today <= date && date <= last)
      .map(({ date, service, intervals, reason }) => ({ date, service, intervals: [...intervals], reason })),
    paused_until: pausedUntil && pausedUntil > now ? pausedUntil.toISOString() : null,
    delivery_areas: areas.map(areaOf),
  };
};
