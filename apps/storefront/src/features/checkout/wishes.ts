import type { AddressForm } from '@zanga/contract/addresses';
import type { Cart, CartDelivery, DeliveryForm, PartKey } from '@zanga/contract/carts';

type Part = Pick<CartDelivery, 'part' | 'mode' | 'shop' | 'address_id' | 'address' | 'slot' | 'table'>;

/** Addresses written in this tab: the cart gives them back in one line only. */
export type Written = Readonly<Partial<Record<PartKey, AddressForm>>>;

const place = 'checkout_addresses';

/** How a part is wanted, as it would be said again. */
export const wishOf = (delivery: Part, written: Written): DeliveryForm => {
  const { part, mode, shop, address_id, address, slot, table } = delivery;
  const form = address_id === null && address !== null ? written[part] : undefined;
  return { part, mode, shop: shop?.id ?? null, address_id, address: form ?? null, slot, table };
};

/** What has been said of the parts, and not been answered yet. */
export type Said = Readonly<Partial<Record<PartKey, Partial<DeliveryForm>>>>;

/** Every part of which something is known or was said, as it is wanted now. */
export const wishesWith = (
  { deliveries }: Pick<Cart, 'deliveries'>,
  written: Written,
  said: Said,
): DeliveryForm[] =>
  deliveries
    .filter(({ part, chosen }) => chosen || said[part])
    .map((delivery) => ({ ...wishOf(delivery, written), ...said[delivery.part] }));

/** A part as it will be when the answer is there: what was pressed is seen to be pressed at once. */
export const asSaid = <T extends Pick<CartDelivery, 'part' | 'mode' | 'slot'>>(
  delivery: T,
  said: Said,
): T => {
  const { mode = delivery.mode, slot = delivery.slot } = said[delivery.part] ?? {};
  return { ...delivery, mode, slot };
};

/** Written addresses survive a reload; they go with the tab. */
export const keepWritten = (box: Pick<Storage, 'setItem'>, written: Written) => {
  try {
    box.setItem(place, JSON.stringify(written));
  } catch {
    // Full or forbidden: they are written again after a reload.
  }
};

const isAddress = (value: unknown): value is AddressForm =>
  typeof value === 'object' &&
  value !== null &&
  'street' in value &&
  typeof value.street === 'string' &&
  'lat' in value &&
  typeof value.lat === 'number' &&
  'lng' in value &&
  typeof value.lng === 'number';

/** What was written before a reload. */
export const keptWritten = (box: Pick<Storage, 'getItem'>): Written => {
  try {
    const value: unknown = JSON.parse(box.getItem(place) ?? 'null');
    if (typeof value !== 'object' || value === null) return {};
    return {
      ...('food' in value && isAddress(value.food) && { food: value.food }),
      ...('goods' in value && isAddress(value.goods) && { goods: value.goods }),
    };
  } catch {
    return {};
  }
};
