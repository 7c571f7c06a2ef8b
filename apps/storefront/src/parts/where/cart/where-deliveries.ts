import type { Cart, DeliveryForm } from '@zanga/contract/ordering/carts';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { readWhere, type Where } from '../where.ts';
import { inTime } from '../where-of.ts';
import { deliveryFormOf, isCarried } from './delivery-choices.ts';

const foodOf = (where: Where): DeliveryForm => {
  const { mode, shop, address, slot } = inTime(where, serviceNow());
  return {
    part: 'food',
    mode,
    shop: shop?.id ?? null,
    ...(address?.chosen ?? { address_id: null, address: null }),
    slot,
  };
};

/** Deliveries of a cart, with the food as chosen. */
export const deliveriesFor = (where: Where, deliveries: Cart['deliveries']): DeliveryForm[] => [
  foodOf(where),
  ...deliveries
    .filter(isCarried)
    .filter(({ part, chosen }) => chosen && part !== 'food')
    .map(deliveryFormOf),
];

type BegunCart = Pick<Cart, 'items' | 'deliveries' | 'meta' | 'single_cart_shop'>;

/** Deliveries for a cart that was empty until now, or whose food has no choice yet. */
export const startingWith = (cart: BegunCart | null) => {
  const where = readWhere();
  if (!where || cart?.meta.table_id !== undefined) return {};
  const food = cart?.deliveries.find(({ part }) => part === 'food');
  if (cart && cart.items.length > 0 && food?.chosen) return {};
  return {
    deliveries: deliveriesFor(where, cart?.deliveries ?? []),
    ...(cart?.single_cart_shop && { single_cart_shop: null }),
  };
};
