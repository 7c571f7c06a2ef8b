import type { PartKey } from '@zanga/contract/ordering/carts';
import type { Service } from '../../../base/api/api.tsx';
import type { ChosenAddress } from './use-delivery-address.ts';

/** Shops that bring food, or have goods, to an address; the nearest first. */
export const reachQuery = (service: Service, part: PartKey, chosen: ChosenAddress) => {
  const address = chosen.address_id === null ? chosen.address : { address_id: chosen.address_id };
  const filters = { service: 'delivery' as const, ...(part === 'goods' && { merchandise: true }) };
  return {
    ...service.query('POST /api/shops/check/address', { body: { address, filters } }),
    staleTime: 60_000,
  };
};
