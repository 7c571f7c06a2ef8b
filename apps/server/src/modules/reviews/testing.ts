import type { OwnReview } from '@zanga/contract/menu/reviews';
import type { TestApp } from '../../../test/harness.ts';
import { postCart } from '../ordering/cart/cart-testing.ts';
import {
  call,
  formFor,
  type openStand,
  type Placed,
  signInStaff,
  takeMoney,
  work,
} from '../ordering/order/order-testing.ts';

type Stand = Awaited<ReturnType<typeof openStand>>;

/** Customers of a stand who review their orders, and the staff who moderate. */
export const openGuestbook = async (app: TestApp, stand: Stand) => {
  const worker = await signInStaff(app, 'worker', stand.shop);
  const manager = await signInStaff(app, 'manager');

  /** A customer with an order at the till, handed over by default. */
  const eater = async ({ handedOver = true } = {}) => {
    const { token, userId } = await app.signIn();
    const cart = await postCart(app, { items: stand.pizzas(), deliveries: [stand.pickup] }, token);
    const payload = formFor(cart, { payment_method: 'till' });
    const { body } = await call<Placed>(app, 'POST customer/orders', { token, payload });
    const { id: order, items } = body.order;
    if (handedOver) {
      await work(app, worker, order, 'accept', {});
      await takeMoney(app, worker, order, body.order.total);
      for (const event of ['prepare', 'finish', 'complete'])
        await work(app, worker, order, 'advance', { event });
    }
    const product = items[0]?.product.id ?? '';
    return { token, userId, order, product };
  };
  type Eater = Awaited<ReturnType<typeof eater>>;

  const write = ({ token, order }: Pick<Eater, 'token' | 'order'>, said: object = {}) =>
    call<OwnReview & { code: string; error: string; fields: object }>(app, `PUT customer/reviews/${order}`, {
      token,
      payload: { stars: 5, text: 'Buonissima!', products: [], ...said },
    });
  const decide = (id: string, step: 'publish' | 'refuse', given: object = {}, token = manager) =>
    call<{ state: string; code: string }>(app, `POST backoffice/reviews/${id}/${step}`, {
      token,
      payload: { version: 1, ...given },
    });
  const answer = (id: string, text: string, version = 1) =>
    call<{ answer: string | null; code: string }>(app, `PUT backoffice/reviews/${id}/answer`, {
      token: manager,
      payload: { version, text },
    });
  return { worker, manager, eater, write, decide, answer };
};
