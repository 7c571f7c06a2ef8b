import { useQuery } from '@tanstack/react-query';
import type { ReachableShop } from '@zanga/contract/shops/promises';
import { type Service, useService } from '../../base/api/api.tsx';
import type { ChosenAddress } from '../address/chosen-address.ts';
import type { Where, WherePosition } from './where.ts';

/** Fees and times change while one reads: an answer older than this is asked again. */
const freshMilliseconds = 60_000;

/** How often what a shop promises is asked for anew while it is on the screen. */
const againMilliseconds = 120_000;

/** A place to look from; an address tells its zone as well. */
type Lookout = WherePosition | ChosenAddress;

const nowhere = { lat: 0, lng: 0 };

const addressFrom = (from: Lookout) => {
  if ('lat' in from) return { lat: from.lat, lng: from.lng };
  return from.address_id === null ? from.address : { address_id: from.address_id };
};

/** Every shop as it is seen from a place: whether it delivers there, on what terms, and when. */
export const shopsFromQuery = (service: Service, from: Lookout = nowhere) => ({
  ...service.query('POST /api/shops/check/address', { body: { address: addressFrom(from) } }),
  staleTime: freshMilliseconds,
});

/** From where the shop of a choice is looked at. */
const lookout = ({ address, shop }: Where): Lookout | undefined => address?.chosen ?? shop?.position;

/** The shop of a choice: the one that was chosen, or for a delivery the nearest that brings it there. */
export const shopOf = (
  { mode, shop }: Pick<Where, 'mode' | 'shop'>,
  shops: readonly ReachableShop[],
): ReachableShop | undefined => {
  const own = shops.find((found) => found.shop.id === shop?.id);
  if (mode === 'pickup' || own?.delivers) return own;
  return shops.find(({ delivers }) => delivers) ?? own ?? shops[0];
};

/** What the shop of a choice promises now; undefined while it is not known. */
export const usePromised = (where: Where | null): ReachableShop | undefined => {
  const { data } = useQuery({
    ...shopsFromQuery(useService(), where ? lookout(where) : undefined),
    enabled: where !== null,
    refetchInterval: againMilliseconds,
  });
  return where && data ? shopOf(where, data.data) : undefined;
};
