import { openKitchen } from '../../src/modules/ordering/cart/cart-testing.ts';
import { call, type openStand } from '../../src/modules/ordering/order/order-testing.ts';
import type { TestApp } from '../harness.ts';

type ChangeTools = { readonly stand: Awaited<ReturnType<typeof openStand>>; readonly token: string };

const change = 'POST /api/backoffice/orders/:order/parts/:part/change';

const exchange = 'POST /api/backoffice/orders/:order/parts/:part/exchange';

/** An order with two of a dish in place of one. */
const exchangeable = async (app: TestApp, { stand, token }: ChangeTools) => {
  const { id, order } = await stand.placed(undefined, { payment_method: 'till' });
  const [line] = order.items;
  const items = [{ like: line?.id, qty: 2 }];
  const out = [{ id: line?.id, qty: 1 }];
  const path = `POST backoffice/orders/${id}/parts/food/exchange/price`;
  const { body } = await call<{ amount: number; back: string }>(app, path, {
    token,
    payload: { out, items },
  });
  const expected = { amount: body.amount, back: body.back };
  return { names: [id, 'food'], payload: { out, items, expected, reason: 'al telefono' } };
};

/** One good call of the export, and of each endpoint for a change and its withdrawal. */
export const changeTries = (app: TestApp, { stand, token }: ChangeTools) => {
  /** An order of two, one of which may be taken out. */
  const proposable = async () => {
    const { id, order } = await stand.placed(undefined, { payment_method: 'till' });
    const payload = { items: [{ id: order.items[0]?.id, qty: 1 }], reason: 'è finita' };
    return { names: [id, 'food'], payload };
  };
  const addition = 'POST /api/backoffice/orders/:order/parts/:part/addition';
  const redo = 'POST /api/backoffice/orders/:order/parts/:part/redo';
  /** An accepted order with a dish to make again. */
  const redoable = async () => {
    const { id, order } = await stand.placed(undefined, { payment_method: 'till' });
    const part = `POST backoffice/orders/${id}/parts/food`;
    await call(app, `${part}/accept`, { token, payload: { minutes: 20 } });
    const items = [{ id: order.items[0]?.id, qty: 1 }];
    return { names: [id, 'food'], payload: { key: `redo-${id}`, items, reason: 'caduta', minutes: 10 } };
  };
  return {
    'GET /api/backoffice/orders/export': async () => ({ names: [] }),
    'POST /api/backoffice/orders/:order/parts/:part/move': async () => {
      const to = await openKitchen(app, { name: 'Zanga Siracusa' });
      const { id } = await stand.placed(undefined, { payment_method: 'till' });
      const path = `GET backoffice/orders/${id}/parts/food/shops`;
      const { body } = await call<{ shops: { id: string; promised_at: string }[] }>(app, path, { token });
      const at = body.shops.find((shop) => shop.id === to)?.promised_at;
      return { names: [id, 'food'], payload: { to, from: stand.shop, at, reason: 'forno guasto' } };
    },
    [redo]: redoable,
    [`${redo}/done`]: async () => {
      const { names, payload } = await redoable();
      const path = `POST backoffice/orders/${names[0]}/parts/food/redo`;
      const { body } = await call<{ redos: { id: string }[] }>(app, path, { token, payload });
      return { names, payload: { redo: body.redos[0]?.id } };
    },
    [addition]: async () => {
      const { id, order } = await stand.placed(undefined, { payment_method: 'till' });
      const items = [{ like: order.items[0]?.id, qty: 1 }];
      const path = `POST backoffice/orders/${id}/parts/food/addition/price`;
      const { body } = await call<{ amount: number }>(app, path, { token, payload: { items } });
      return { names: [id, 'food'], payload: { items, expected: body.amount, reason: 'al telefono' } };
    },
    [exchange]: () => exchangeable(app, { stand, token }),
    [change]: proposable,
    [`${change}/withdraw`]: async () => {
      const { names, payload } = await proposable();
      const path = `POST backoffice/orders/${names[0]}/parts/food/change`;
      const { body } = await call<{ change: { id: string } }>(app, path, { token, payload });
      return { names, payload: { change: body.change.id } };
    },
  };
};
