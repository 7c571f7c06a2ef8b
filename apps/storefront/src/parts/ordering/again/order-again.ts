import type { OrderAgain } from '@zanga/contract/ordering/orders';
import type { Service } from '../../../base/api/api.tsx';
import { fillCart } from '../../cart/cart-changes.ts';
import { guestToken } from '../guest-orders.ts';

/** Lines of an order that can be ordered again: a guest's by the key on this device, a customer's by the account. */
export const askAgain = (service: Service, order: string): Promise<OrderAgain> => {
  const params = { order };
  const token = guestToken(order);
  return token === undefined
    ? service.api('GET /api/customer/orders/:order/again', { params })
    : service.api('POST /api/orders/:order/again', { params, body: { token } });
};

/** News at the checkout about an order made again: missing dishes, higher prices. */
export type AgainNews = Pick<OrderAgain, 'missing' | 'dearer'>;

/** News of an order made again; undefined without any. */
export const newsOf = ({ missing, dearer }: OrderAgain): AgainNews | undefined =>
  missing.length + dearer.length > 0 ? { missing, dearer } : undefined;

/** Puts the dishes into the cart; the server hears of them as of any other change. */
export const putAgain = ({ items }: OrderAgain, how: 'add' | 'instead') =>
  fillCart(
    items.map(({ name: _, ...line }) => line),
    how,
  );
