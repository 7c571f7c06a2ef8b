import type { OrderAgain } from '@zanga/contract/ordering/orders';
import type { Service } from '../../../base/api/api.tsx';
import { fillCart } from '../../cart/cart-changes.ts';
import { guestToken } from '../guest-orders.ts';

/** What of an order can be had again: a guest asks by the key on this device, a customer by who they are. */
export const askAgain = (service: Service, order: string): Promise<OrderAgain> => {
  const params = { order };
  const token = guestToken(order);
  return token === undefined
    ? service.api('GET /api/customer/orders/:order/again', { params })
    : service.api('POST /api/orders/:order/again', { params, body: { token } });
};

/** What is said of an order made again where it is paid: what is missing, what costs more. */
export type AgainNews = Pick<OrderAgain, 'missing' | 'dearer'>;

/** The news of it, if there is any. */
export const newsOf = ({ missing, dearer }: OrderAgain): AgainNews | undefined =>
  missing.length + dearer.length > 0 ? { missing, dearer } : undefined;

/** Puts its dishes into the cart; the server is told as of any other change. */
export const putAgain = ({ items }: OrderAgain, how: 'add' | 'instead') =>
  fillCart(
    items.map(({ name: _, ...line }) => line),
    how,
  );
