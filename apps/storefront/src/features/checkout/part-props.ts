import type { Cart, CartDelivery, DeliveryForm } from '@zanga/contract/carts';

/** What every field about one part of an order is given. */
export type PartProps = {
  readonly cart: Cart;
  readonly delivery: CartDelivery;
  /** What is wanted otherwise; the answer shows what came of it. */
  readonly onChange: (change: Partial<DeliveryForm>) => void;
};
