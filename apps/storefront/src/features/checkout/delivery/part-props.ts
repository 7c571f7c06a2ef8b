import type { Cart, DeliveryForm } from '@zanga/contract/ordering/carts';
import type { CarriedDelivery } from '../../../parts/where/cart/delivery-choices.ts';

/** Props of every field about one part of an order. */
export type PartProps = {
  readonly cart: Cart;
  readonly delivery: CarriedDelivery;
  /** Sends a new choice; the server's answer shows its result. */
  readonly onChange: (change: Partial<DeliveryForm>) => void;
};
