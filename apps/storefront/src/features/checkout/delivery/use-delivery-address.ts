import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { useSession } from '../../../base/session/session.ts';
import type { AddressPicker } from '../../../parts/address/address-picker.tsx';
import { addressesQuery } from '../../../parts/address/addresses-query.ts';
import type { CarriedDelivery } from '../../../parts/where/cart/delivery-choices.ts';

/** A complete choice of the address picker. */
export type ChosenAddress = NonNullable<ComponentProps<typeof AddressPicker>['value']>;

/** Address of a part in the picker's form. */
export const chosenAddress = ({
  address_id,
  written,
}: Pick<CarriedDelivery, 'address_id' | 'written'>): ChosenAddress | null => {
  if (address_id !== null) return { address_id, address: null };
  return written && { address_id: null, address: written };
};

/** Point of a delivery's door, as far as it is known: times depend on the distance. */
export const useDeliveryAddress = (delivery: CarriedDelivery) => {
  const { signedIn } = useSession();
  const { data } = useQuery({ ...addressesQuery(useService()), enabled: signedIn });
  const saved = data?.data.find(({ id }) => id === delivery.address_id);
  const door = delivery.written ?? saved;
  return door && { lat: door.lat, lng: door.lng };
};
