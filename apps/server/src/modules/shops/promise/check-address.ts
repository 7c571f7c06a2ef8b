import type { ReachableShop } from '@zanga/contract/shops/promises';
import { distanceMetres } from '@zanga/domain/shops/geography';
import { compareShops, type ShopSort } from '@zanga/domain/shops/reach';
import type { Destination } from '@zanga/domain/shops/streets/zones';
import { pauseWords, whyNotWords } from '@zanga/domain/shops/why-not';
import { fromMoment } from '@zanga/domain/time-words';
import type { Db } from '../../../platform/database/connection.ts';
import { presentShop } from '../present-shop.ts';
import { readShops, type ShopRecord } from '../queries.ts';
import { type BothPromises, promiseEverywhere } from './make-promise.ts';

export type Filters = {
  readonly service?: string | undefined;
  readonly open_now?: boolean | undefined;
  readonly delivers?: boolean | undefined;
  readonly merchandise?: boolean | undefined;
};

const labelOf = ({ delivery }: BothPromises, now: Date): string => {
  if (delivery.whyNot) return whyNotWords(delivery.whyNot, now);
  if (delivery.opening.state === 'paused') return pauseWords(delivery.opening, now);
  return delivery.earliest ? `Consegna qui ${fromMoment(delivery.earliest, now)}` : 'Consegna qui';
};

const seenFrom = (
  place: Destination,
  record: ShopRecord,
  promises: BothPromises,
  now: Date,
): ReachableShop => {
  const shop = presentShop(record, now);
  const { delivery, pickup } = promises;
  const reached = !['service_not_offered', 'too_far'].includes(delivery.whyNot?.code ?? '');
  return {
    shop,
    distance_metres: Math.round(distanceMetres(place, shop.position)),
    delivers: delivery.whyNot === null,
    label: labelOf(promises, now),
    opening: shop.opening,
    fee: reached ? delivery.fee : null,
    minimum: reached ? delivery.minimum : null,
    free_over: reached ? delivery.freeOver : null,
    zone: delivery.zone,
    zones: [...delivery.among],
    earliest_delivery: delivery.earliest?.toISOString() ?? null,
    earliest_pickup: pickup.earliest?.toISOString() ?? null,
  };
};

const passes = ({ shop, delivers, opening }: ReachableShop, filters: Filters): boolean => {
  const { service, open_now, merchandise } = filters;
  const offered = opening.filter((one) => service === undefined || one.service === service);
  if (service !== undefined && offered.length === 0) return false;
  if (open_now && !offered.some(({ state }) => state === 'open')) return false;
  if (filters.delivers && !delivers) return false;
  return !merchandise || shop.merchandise;
};

const toCompare = ({ distance_metres, fee, delivers, earliest_delivery }: ReachableShop) => ({
  distanceMetres: distance_metres,
  fee: delivers ? fee : null,
  eta: earliest_delivery === null ? null : new Date(earliest_delivery),
});

/** `POST shops/check/address`: every shop with its distance, terms and times for a place. */
export const checkAddress = async (
  db: Db,
  {
    place,
    filters,
    sort,
  }: { readonly place: Destination; readonly filters: Filters; readonly sort: ShopSort },
  now: Date,
): Promise<ReachableShop[]> => {
  const [records, promises] = await Promise.all([
    readShops(db, { merchandiseOnly: false }, now),
    promiseEverywhere(db, place, now),
  ]);
  const compare = compareShops(sort);
  return records
    .flatMap((record) => {
      const own = promises.get(record.shop.id);
      return own ? [seenFrom(place, record, own, now)] : [];
    })
    .filter((shop) => passes(shop, filters))
    .toSorted((a, b) => compare(toCompare(a), toCompare(b)));
};
