import { useQuery } from '@tanstack/react-query';
import type { CartDelivery } from '@zanga/contract/carts';
import type { ComponentProps } from 'react';
import type { AddressPicker } from '../../shared/address/address-picker.tsx';
import { addressesQuery } from '../../shared/address/addresses-query.ts';
import { useService } from '../../shared/api.tsx';
import { useSession } from '../../shared/session.ts';
import type { Written } from './wishes.ts';

/** What the picker gives once something is chosen. */
export type ChosenAddress = NonNullable<ComponentProps<typeof AddressPicker>['value']>;

/** The address of a part as the picker knows it. */
export const chosenAddress = (
  { part, address_id, address }: Pick<CartDelivery, 'part' | 'address_id' | 'address'>,
  written: Written,
): ChosenAddress | null => {
  if (address_id !== null) return { address_id, address: null };
  const own = written[part];
  return own && address !== null ? { address_id: null, address: own } : null;
};

/** Where the door of a part is, as far as it is known: times depend on how far it is. */
export const useDoor = (delivery: CartDelivery, written: Written) => {
  const { signedIn } = useSession();
  const { data } = useQuery({ ...addressesQuery(useService()), enabled: signedIn });
  const chosen = chosenAddress(delivery, written);
  const saved = data?.data.find(({ id }) => id === chosen?.address_id);
  const door = chosen?.address ?? saved;
  return door && { lat: door.lat, lng: door.lng };
};
