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

/** Every part of which something was said, with one of them changed. */
export const wishesWith = (
  { deliveries }: Pick<Cart, 'deliveries'>,
  written: Written,
  change: Partial<DeliveryForm> & { readonly part: PartKey },
): DeliveryForm[] =>
  deliveries
    .filter(({ part, chosen }) => chosen || part === change.part)
    .map((delivery) => {
      const wish = wishOf(delivery, written);
      return delivery.part === change.part ? { ...wish, ...change } : wish;
    });

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
