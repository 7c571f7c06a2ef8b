import type { AddressForm } from '@zanga/contract/addresses';
import type { Cart, CartDelivery, DeliveryForm, PartKey } from '@zanga/contract/carts';
import type { Written } from './wishes.ts';

/** What every field about one part of an order is given. */
export type PartProps = {
  readonly cart: Cart;
  readonly delivery: CartDelivery;
  readonly written: Written;
  /** Keeps an address that was written here. */
  readonly write: (part: PartKey, address: AddressForm) => void;
  /** What is wanted otherwise; the answer shows what came of it. */
  readonly onChange: (change: Partial<DeliveryForm>) => void;
};
