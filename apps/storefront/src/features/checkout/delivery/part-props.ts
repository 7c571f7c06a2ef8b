import type { Cart, DeliveryForm } from '@zanga/contract/ordering/carts';
import type { CarriedDelivery } from '../../../parts/where/cart/delivery-choices.ts';

/** What every field about one part of an order is given. */
export type PartProps = {
  readonly cart: Cart;
  readonly delivery: CarriedDelivery;
  /** What is wanted otherwise; the answer shows what came of it. */
  readonly onChange: (change: Partial<DeliveryForm>) => void;
};
