import { mergeCarts } from '@zanga/domain/ordering/cart-merge';
import type { Tx } from '../../../platform/database/connection.ts';
import type { StoredCart } from './cart-record.ts';
import { dropCart, lockCart, moveWaitingOrders } from './cart-store.ts';

type Merge = {
  readonly cart: StoredCart;
  /** Changes by the merge, in Italian. */
  readonly changes: readonly string[];
  /** To be called once the merged cart is saved: its lines have moved by then. */
  readonly finish: () => Promise<void>;
};

/** Merges a visitor’s cart into a locked cart of a customer; an unknown key, or one merged already, changes nothing. */
export const mergeVisitor = async (tx: Tx, cart: StoredCart, token: string | undefined): Promise<Merge> => {
  const visitor = token === undefined ? undefined : await lockCart(tx, { kind: 'visitor', token });
  if (!visitor) return { cart, changes: [], finish: async () => {} };
  const merged = mergeCarts(visitor, cart);
  return {
    cart: { ...cart, ...merged.cart, couponChoice: (visitor.coupon === null ? cart : visitor).couponChoice },
    changes: merged.changes,
    finish: async () => {
      await moveWaitingOrders(tx, visitor.id, cart.id);
      await dropCart(tx, visitor.id);
    },
  };
};
