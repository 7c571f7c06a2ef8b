import type { Cart, PaymentKind } from '@zanga/contract/ordering/carts';
import type { Order } from '@zanga/contract/ordering/orders';
import { ageAsked } from './obstacles.ts';
import type { ReadyOrder } from './placing/use-ordering.ts';

type Contents = {
  readonly items: readonly {
    readonly product: { readonly id: string };
    readonly qty: number;
    readonly total: number;
  }[];
};

const piecesOf = ({ items }: Contents): string =>
  items
    .map(({ product, qty, total }) => `${product.id} ${qty} ${total}`)
    .toSorted()
    .join();

type WaitingOrder = Contents & Pick<Order, 'total'>;

/** A cart changed since, here or on another device, is another order. */
const holdsSame = (cart: Cart, order: WaitingOrder): boolean =>
  cart.total_price === order.total && piecesOf(cart) === piecesOf(order);

/** Ways to pay an order that waits for its card: the cart it came from may be ordered again in another one. */
export const waysToPay = (order: WaitingOrder, draft: Cart | undefined): readonly PaymentKind[] =>
  draft && holdsSame(draft, order) ? ['card', ...draft.payments.filter((kind) => kind !== 'card')] : ['card'];

/** The same order with another way to pay; the server cancels the waiting one. */
export const orderedAgain = (
  order: Pick<Order, 'contact'>,
  draft: Cart,
  kind: PaymentKind,
  termsVersion: string,
): ReadyOrder => ({
  cart: draft,
  contact: order.contact,
  kind,
  termsVersion,
  // Declared when it was ordered the first time.
  ofAge: ageAsked(draft) > 0,
});
