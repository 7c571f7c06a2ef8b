import type { Address } from '@zanga/contract/people/addresses';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import type { AddressRow } from './queries.ts';

/** An address as the API tells it. */
export const presentAddress = ({
  user_id: _,
  used_at,
  created_at,
  updated_at,
  pinned_at,
  ...address
}: AddressRow): Address => ({
  ...address,
  formatted_address: writtenAddress(address),
});
