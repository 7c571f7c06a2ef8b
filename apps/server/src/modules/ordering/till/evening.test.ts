import type { DaySum } from '@zanga/contract/ordering/takings';
import type { TotemOrder } from '@zanga/contract/shops/totems';
import type { ShopId } from '@zanga/domain/ids';
import { isOver } from '@zanga/domain/ordering/transitions';
import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { daily } from '../../shops/testing.ts';
import { addTable } from '../../tables/testing.ts';
import { setUpTotem } from '../../totems/testing.ts';
import { watchAnswers } from '../answering/watch-answers.ts';
import { keyOf, openKitchen } from '../cart/cart-testing.ts';
import {
  boardOf,
  call,
  newKey,
  openStand,
  orderTools,
  pay,
  signInStaff,
  work,
} from '../order/order-testing.ts';

const evening = new Date('2026-11-20T18:05:00Z');
const app = await makeTestApp({ now: { at: evening } });
const all = daily(720, 1380);
const services = ['delivery', 'pickup', 'onshop', 'totem'];
const hours = { delivery: all, pickup: all, onshop: all, totem: all };
const stand = await openStand(app, { services, hours });
const shops = [stand.shop, await openKitchen(app, { name: 'Zanga Palermo', services, hours })] as const;
const manager = await signInStaff(app, 'manager');
await app.db
  .updateTable('access_tokens')
  .set({ expires_at: new Date('2099-01-01'), confirmed_at: new Date('2099-01-01') })
  .execute();

type Way = 'delivery' | 'pickup' | 'table' | 'totem';
type Paying = 'card' | 'hand';
type Placed = { readonly id: string; readonly total: number; readonly way: Way; readonly paying: Paying };

/** The test's own record of a shop's evening. */
const newBook = () => ({
  ...{ count: 0, ordered: 0, card: 0, taken: 0, lost: 0, cancelled: 0, refunded: 0 },
  drawer: { cash: 0, terminal: 0, voucher: 0 },
});
type Book = ReturnType<typeof newBook>;

/** Calls as a manager; the call must be accepted. */
const done = async <Body = never>(key: string, payload: object): Promise<Body> => {
  const { status, body } = await call<Body>(app, key, { token: manager, payload });
  expect(status, JSON.stringify([key, body])).toBe(200);
  return body;
};

const placeAtTotem = async (shop: ShopId, paying: Paying) => {
  const { id, key } = await setUpTotem(app.db, shop);
  const deliveries = [{ part: 'food', mode: 'onshop', shop } as const];
  const cart = await stand.cartOf({ items: stand.pizzas(1), deliveries, meta: { totem: id } });
  const payload = {
    ...{ key, cart_id: cart.id, cart_token: keyOf(cart), expected_total: cart.total_price },
    ...{ idempotency_key: newKey(), payment: paying === 'card' ? 'card' : 'till' },
  };
  const { body: order } = await call<TotemOrder>(app, 'POST totem/orders', { payload });
  if (paying === 'card') {
    const own = { payload: { key, token: order.token } };
    await call(app, `POST totem/orders/${order.order}/pay`, own);
    const { intent_ref } = await app.db
      .selectFrom('payments')
      .select('intent_ref')
      .where('owner_id', '=', order.order)
      .executeTakeFirstOrThrow();
    await app.http.inject(`/dev/terminals/answer?intent=${intent_ref}&say=approve`);
    const { body } = await call<TotemOrder>(app, `POST totem/orders/${order.order}/look`, own);
    expect(body.payment).toBe('paid');
  }
  return { id: order.order, total: cart.total_price };
};

const placeAt = async (shop: ShopId, way: Exclude<Way, 'totem'>, paying: Paying) => {
  const table = way === 'table' ? newKey().slice(0, 6) : '';
  const meta = table && { table_id: await addTable(app.db, shop, { label: table, openSince: evening }) };
  const delivery =
    way === 'table'
      ? ({ part: 'food', mode: 'onshop', shop, table } as const)
      : ({ ...stand[way], shop } as const);
  const hand = way === 'delivery' ? 'cash' : 'till';
  const order = await stand.placed(
    { items: stand.pizzas(way === 'delivery' ? 2 : 1), deliveries: [delivery], ...(meta && { meta }) },
    paying === 'hand' ? { payment_method: hand } : {},
  );
  if (paying === 'card') expect(await pay(app, order)).toBe('succeeded');
  return { id: order.id, total: order.order.total, ...(meta && { table: meta.table_id }) };
};

/** Makes an order and hands it over; money by hand comes first, and every second order pays in two ways. */
const serve = async ({ id, total, way, paying }: Placed, book: Book, split: boolean) => {
  await work(app, manager, id, 'accept', { minutes: 25 });
  for (const event of ['prepare', 'finish', ...(way === 'delivery' ? ['send_out'] : [])])
    expect((await work(app, manager, id, 'advance', { event })).status).toBe(200);
  if (paying === 'hand' && way !== 'table') {
    const half = Math.floor(total / 2);
    const ways = [
      { how: 'voucher', amount: half },
      { how: 'cash', amount: total - half, given: total + 500 },
    ] as const;
    const how = split ? { ways } : { how: 'terminal' };
    await done(`POST backoffice/orders/${id}/takings`, { key: newKey(), expected: total, ...how });
    if (split) for (const part of ways) book.drawer[part.how] += part.amount;
    else book.drawer.terminal += total;
  }
  if (way !== 'table' || paying === 'card')
    expect((await work(app, manager, id, 'advance', { event: 'complete' })).status).toBe(200);
};

/** Two orders of each way, one by card and one by hand; the table that owes pays, or leaves without paying. */
const wholeEvening = async (shop: ShopId, book: Book, tableLeaves: boolean) => {
  const served: Placed[] = [];
  for (const paying of ['card', 'hand'] as const)
    for (const [at, way] of (['delivery', 'pickup', 'table', 'totem'] as const).entries()) {
      const placed = way === 'totem' ? await placeAtTotem(shop, paying) : await placeAt(shop, way, paying);
      const order = { ...placed, way, paying };
      book.count += 1;
      book.ordered += order.total;
      if (paying === 'card') book.card += order.total;
      await serve(order, book, at % 2 === 0);
      served.push(order);
      if (!('table' in placed) || paying === 'card') continue;
      const how = tableLeaves ? { how: 'lost', reason: 'Andati via senza pagare' } : { how: 'terminal' };
      const payload = { key: newKey(), expected: order.total, ...how };
      await done(`POST backoffice/tables/${placed.table}/takings`, payload);
      if (tableLeaves) book.lost += order.total;
      else book.drawer.terminal += order.total;
      await done(`POST backoffice/tables/${placed.table}/open`, { open: false });
    }
  return (way: Way, paying: Paying) =>
    served.find((one) => one.way === way && one.paying === paying) ?? expect.fail();
};

const expectSum = async (shop: ShopId, { drawer, ...book }: Book) => {
  const { body } = await call<DaySum>(app, `GET backoffice/shops/${shop}/day-sum`, { token: manager });
  const taken = drawer.cash + drawer.terminal + drawer.voucher;
  expect(body.orders).toEqual({ ...book, taken, due: 0 });
  const inDrawer = (how: string) =>
    body.till.filter((line) => line.how === how).reduce((sum, { net, refunded }) => sum + net + refunded, 0);
  expect({ cash: inDrawer('cash'), terminal: inDrawer('terminal'), voucher: inDrawer('voucher') }).toEqual(
    drawer,
  );
  expect((await boardOf(app, manager, shop)).data.filter(({ state }) => !isOver(state))).toEqual([]);
};

it('[RTE-14] [RTE-17] sums an evening of two shops to the cent: each way, each payment, refunds, a lost and a cancelled one', async () => {
  const [here, there] = [newBook(), newBook()];
  const served = await wholeEvening(shops[0], here, false);
  await wholeEvening(shops[1], there, true);
  const giveBack = async (order: Placed, payload: object, amount: number) => {
    await done(`POST backoffice/orders/${order.id}/refunds`, { key: newKey(), ...payload });
    here.refunded += amount;
  };
  const whole = served('delivery', 'card');
  await giveBack(whole, { reason: 'Non è mai arrivato', items: null }, whole.total);
  await giveBack(served('pickup', 'card'), { reason: 'Era tiepido', items: null, sum: 300 }, 300);
  await giveBack(served('pickup', 'hand'), { reason: 'Era schiacciato', items: null, sum: 200 }, 200);

  // An unanswered order ends by itself before its promise.
  const silent = await placeAt(shops[1], 'pickup', 'hand');
  there.count += 1;
  there.ordered += silent.total;
  there.cancelled += silent.total;
  const tools = await orderTools(app);
  for (const minute of [5, 9, 10]) {
    app.now.at = new Date(evening.getTime() + minute * 60_000);
    await watchAnswers(tools, app.now.at);
  }
  await expectSum(shops[0], here);
  await expectSum(shops[1], there);
});
