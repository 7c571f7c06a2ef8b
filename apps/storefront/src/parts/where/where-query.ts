import { useQuery } from '@tanstack/react-query';
import type { ReachableShop } from '@zanga/contract/shops/promises';
import { type Service, useService } from '../../base/api/api.tsx';
import type { ChosenAddress } from '../address/chosen-address.ts';
import type { Where, WherePosition } from './where.ts';

/** Fees and times change: an older answer is asked for again. */
const freshMilliseconds = 60_000;

/** Interval for reading a shown shop's promise again. */
const againMilliseconds = 120_000;

/** A point, or an address, which also tells its zone. */
type Lookout = WherePosition | ChosenAddress;

const nowhere = { lat: 0, lng: 0 };

const addressFrom = (from: Lookout) => {
  if ('lat' in from) return { lat: from.lat, lng: from.lng };
  return from.address_id === null ? from.address : { address_id: from.address_id };
};

/** All shops as seen from a place: delivery there, its terms, its times. */
export const shopsFromQuery = (service: Service, from: Lookout = nowhere) => ({
  ...service.query('POST /api/shops/check/address', { body: { address: addressFrom(from) } }),
  staleTime: freshMilliseconds,
});

/** Place from which a choice's shop is seen. */
const lookout = ({ address, shop }: Where): Lookout | undefined => address?.chosen ?? shop?.position;

/** Shop of a choice: the chosen one, or for a delivery the nearest that delivers there. */
export const shopOf = (
  { mode, shop }: Pick<Where, 'mode' | 'shop'>,
  shops: readonly ReachableShop[],
): ReachableShop | undefined => {
  const own = shops.find((found) => found.shop.id === shop?.id);
  if (mode === 'pickup' || own?.delivers) return own;
  return shops.find(({ delivers }) => delivers) ?? own ?? shops[0];
};

/** Present promise of a choice's shop; undefined until known. */
export const usePromised = (where: Where | null): ReachableShop | undefined => {
  const { data } = useQuery({
    ...shopsFromQuery(useService(), where ? lookout(where) : undefined),
    enabled: where !== null,
    refetchInterval: againMilliseconds,
  });
  return where && data ? shopOf(where, data.data) : undefined;
};
