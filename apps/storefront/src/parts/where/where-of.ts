import type { Address } from '@zanga/contract/people/addresses';
import type { Place } from '@zanga/contract/shops/places';
import type { Shop } from '@zanga/contract/shops/shops';
import type { ChosenAddress } from '../address/chosen-address.ts';
import type { Where, WhereAddress, WhereShop } from './where.ts';

/** The stored part of a shop. */
export const whereShop = ({ id, slug, name, address, position }: Shop): WhereShop => ({
  id,
  slug,
  name,
  city: address.city,
  street: `${address.street} ${address.number}`.trim(),
  position,
});

type Door = Pick<Address, 'street' | 'number' | 'lat' | 'lng'>;

const at = ({ street, number, lat, lng }: Door, chosen: ChosenAddress): WhereAddress => ({
  label: `${street} ${number}`.trim(),
  chosen,
  position: { lat, lng },
});

/** The stored part of an address; null where a saved one is not among the customer's. */
export const whereAddress = (chosen: ChosenAddress, saved: readonly Address[]): WhereAddress | null => {
  if (chosen.address_id === null) return at(chosen.address, chosen);
  const own = saved.find(({ id }) => id === chosen.address_id);
  return own ? at(own, chosen) : null;
};

/** Pickup at a shop, as soon as possible. */
export const pickupAt = (shop: Shop): Where => ({
  mode: 'pickup',
  shop: whereShop(shop),
  address: null,
  slot: 'asap',
});

/** Delivery to a found place, as soon as possible; null where it has no street number. */
export const deliveryTo = (place: Place, shop: Shop): Where | null => {
  const { street, number, zip, city, province, latitude: lat, longitude: lng } = place;
  if (!street || !number || !city || !province) return null;
  const chosen: ChosenAddress = {
    address_id: null,
    address: { street, number, zip, city, province, lat, lng, pinned: place.precise },
  };
  return { mode: 'delivery', shop: whereShop(shop), address: whereAddress(chosen, []), slot: 'asap' };
};

/** The choice with a passed time replaced by "as soon as possible". */
export const inTime = (where: Where, now: Date): Where =>
  where.slot !== 'asap' && new Date(where.slot) <= now ? { ...where, slot: 'asap' } : where;
