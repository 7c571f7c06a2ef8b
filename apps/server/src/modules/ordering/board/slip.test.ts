import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { openDevice, staffCall } from '../../devices/testing.ts';
import { openKitchen } from '../cart/cart-testing.ts';
import { boardOf, call, openStand, signInStaff, work } from '../order/order-testing.ts';

// Contents of the slip of an order, and the screen that prints it by itself.
const app = await makeTestApp();
const stand = await openStand(app);
const worker = await signInStaff(app, 'worker', stand.shop);
const manager = await signInStaff(app, 'manager');
const { choice } = stand.menu;
const till = { payment_method: 'till' };

const cardOf = async (id: string) =>
  (await boardOf(app, worker)).data.find((one) => one.order === id) ?? expect.fail('not on the board');
const placed = (options: string[]) =>
  stand.placed({ items: [{ product: 'norma', options, qty: 1 }], deliveries: [stand.pickup] }, till);
const first = (id: string, token = worker) =>
  call<{ mine: boolean }>(app, `POST backoffice/orders/${id}/parts/food/prints/first`, { token });
const accepted = async () => {
  const { id } = await stand.placed(undefined, till);
  await work(app, worker, id, 'accept', { minutes: 20 });
  return id;
};
const eventsOf = async (id: string) =>
  (
    await app.pool.query<{ actor: string; actor_id: string | null }>(
      `select actor, actor_id from order_events where order_id = $1 and event = 'print'`,
      [id],
    )
  ).rows;

describe('[ROL-3] the contents of a slip', () => {
  it('names the choices that the dish does not come with', async () => {
    const order = await placed([choice('Integrale'), choice('Bufala')]);
    expect((await cardOf(order.id)).items[0]).toMatchObject({
      options: ['Integrale', 'Bufala'],
      unusual: ['Integrale', 'Bufala'],
      without: [],
    });
    const usual = await placed([choice('Classico')]);
    expect((await cardOf(usual.id)).items[0]).toMatchObject({ options: ['Classico'], unusual: [] });
  });

  it('stores them with the order, whatever happens to the menu', async () => {
    const order = await placed([choice('Classico')]);
    await app.pool.query(`update option_choices set selected = (name = 'Integrale')
      where group_id in (select id from option_groups where name = 'Impasto')`);
    expect((await cardOf(order.id)).items[0]).toMatchObject({ unusual: [] });
    await app.pool.query(`update option_choices set selected = (name = 'Classico')
      where group_id in (select id from option_groups where name = 'Impasto')`);
  });

  it('names a usual choice that was left out with nothing in its place', async () => {
    await app.pool.query(`update option_choices set selected = true where name in ('Bufala')`);
    const order = await placed([choice('Classico')]);
    const swapped = await placed([choice('Classico'), choice('Acciughe')]);
    await app.pool.query(`update option_choices set selected = false where name in ('Bufala')`);
    expect((await cardOf(order.id)).items[0]).toMatchObject({ without: ['Senza bufala'], unusual: [] });
    expect((await cardOf(swapped.id)).items[0]).toMatchObject({ without: [], unusual: ['Acciughe'] });
    // Its customer reads the same as before.
    expect((await stand.see(swapped)).items[0]?.options.map((one) => Object.keys(one).sort())).toEqual([
      ['id', 'name', 'price_delta', 'qty'],
      ['id', 'name', 'price_delta', 'qty'],
    ]);
  });

  it('takes usual values for fields that an older order lacks', async () => {
    const order = await placed([choice('Integrale')]);
    await app.pool.query(
      `update order_lines set left_usual = default,
         options = (select jsonb_agg(one - 'usual') from jsonb_array_elements(options) one) where order_id = $1`,
      [order.id],
    );
    expect((await cardOf(order.id)).items[0]).toMatchObject({
      options: ['Integrale'],
      unusual: [],
      without: [],
    });
  });
});

describe('[ROL-3] a slip that prints by itself', () => {
  it('is given once, to any number of screens that ask in the same moment', async () => {
    const id = await accepted();
    const answers = await Promise.all(Array.from({ length: 12 }, () => first(id)));
    expect(answers.filter(({ body }) => body.mine)).toHaveLength(1);
    expect((await first(id)).body.mine).toBe(false);
    expect((await cardOf(id)).prints).toBe(1);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it('is given to none before acceptance, after a print by hand, and once the order is over', async () => {
    const { id } = await stand.placed(undefined, till);
    expect((await first(id)).body.mine).toBe(false);
    await call(app, `POST backoffice/orders/${id}/parts/food/prints`, { token: worker });
    await work(app, worker, id, 'accept', { minutes: 20 });
    expect((await first(id)).body.mine).toBe(false);
    const refused = await accepted();
    await work(app, worker, refused, 'reject', { reason: 'forno spento' });
    expect((await first(refused)).body.mine).toBe(false);
    expect((await cardOf(refused)).prints).toBe(0);
  });

  it('is another shop’s business nowhere', async () => {
    const id = await accepted();
    const stranger = await signInStaff(app, 'worker', await openKitchen(app, { name: 'Zanga Palermo' }));
    expect((await first(id, stranger)).status).toBe(404);
    expect((await first(id)).body.mine).toBe(true);
  });

  it('is printed by a kitchen’s screen without a PIN, and the audit says so', async () => {
    const id = await accepted();
    const kitchen = await openDevice(app, {
      shop: stand.shop,
      token: manager,
      kind: 'kitchen',
      name: 'Cucina',
    });
    const scanner = await openDevice(app, {
      shop: stand.shop,
      token: manager,
      kind: 'scanner',
      name: 'Porta',
    });
    const path = `POST backoffice/orders/${id}/parts/food/prints/first`;
    expect((await scanner.call(path)).status).toBe(403);
    expect((await kitchen.call<{ mine: boolean }>(path)).body).toEqual({ mine: true });
    expect(await eventsOf(id)).toEqual([{ actor: 'system', actor_id: null }]);
    const { rows } = await app.pool.query(
      `select actor, device_id is not null as device from audit_entries where action = 'order.print' and thing = $1`,
      [id],
    );
    expect(rows).toEqual([{ actor: 'system', device: true }]);
    // A second slip needs a person.
    expect(await kitchen.call(`POST backoffice/orders/${id}/parts/food/prints`)).toMatchObject({
      status: 403,
      body: { code: 'device.who' },
    });
    expect((await staffCall(app, worker)(path)).body).toEqual({ mine: false });
  });
});
