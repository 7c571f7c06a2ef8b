import type { Show, Tickets } from '@zanga/contract/ordering/cinema';
import type { OfficeShow, ShowWithOrders } from '@zanga/contract/ordering/cinema-office';
import type { EditedShow, ShowForm, UsualShows } from '@zanga/contract/ordering/shows-office';
import { cents } from '@zanga/domain/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { addShow } from '../../cinema/testing.ts';
import { messagesTo } from '../../notifications/testing.ts';
import { openShop } from '../../shops/testing.ts';
import { call, openStand, orderTools, pay, signInStaff } from '../order/order-testing.ts';
import { tellShow } from './tell-show.ts';

const start = new Date('2026-11-20T12:00:00Z');
const startsAt = '2026-11-20T20:00:00.000Z';
const app = await makeTestApp({ now: { at: start } });
const stand = await openStand(app);
const elsewhere = await openShop(app.db, { name: 'Zanga Palermo' });
const manager = await signInStaff(app, 'manager', stand.shop);
const ofOther = await signInStaff(app, 'manager', elsewhere);
const owner = await signInStaff(app, 'owner');
const worker = await signInStaff(app, 'worker', stand.shop);
// Shows are days ahead; the staff at their doors stay signed in.
await app.db
  .updateTable('access_tokens')
  .set({ expires_at: new Date('2099-01-02') })
  .execute();
const tools = await orderTools(app);

let shows = 0;
let hall = '';
beforeEach(() => {
  app.now.at = start;
  shows += 1;
  hall = `Sala ${shows}`;
});

type ShowAnswer<Body> = Body & { readonly code: string; readonly fields: Record<string, string[]> };
const facts = (change: Partial<ShowForm> = {}): Omit<ShowForm, 'starts_at'> => ({
  ...{ film: `Notte ${shows}`, description: 'Una notte.', shop: stand.shop, hall, minutes: 100, seats: 40 },
  ...{ price: cents(800), prime_price: cents(650), age_limit: null },
  ...{ category: stand.menu.root, option_groups: [], pictures: [] },
  ...change,
});
const add = (starts: readonly string[], change: Partial<ShowForm> = {}, token = manager) =>
  call<ShowAnswer<{ data: OfficeShow[] }>>(app, 'POST backoffice/cinema/shows', {
    token,
    payload: { form: facts(change), starts },
  });
const added = async (change: Partial<ShowForm> = {}) =>
  (await add([startsAt], change)).body.data[0]?.id ?? 'prd_';
const read = async (id: string, token = manager) =>
  (await call<ShowAnswer<EditedShow>>(app, `GET backoffice/cinema/shows/${id}/form`, { token })).body;
const put = (id: string, payload: object, token = manager) =>
  call<ShowAnswer<EditedShow>>(app, `PUT backoffice/cinema/shows/${id}/form`, { token, payload });
const save = async (id: string, change: Partial<ShowForm>, token = manager) => {
  const { version, form } = await read(id);
  return put(id, { version, form: { ...form, ...change } }, token);
};
const programme = async () => (await call<{ data: Show[] }>(app, 'GET cinema/shows')).body.data;
const told = async (id: string) => (await programme()).find((show) => show.id === id);
const bought = async (id: string, qty = 1) => {
  const { slug } = await read(id);
  const email = `ada-${shows}-${Math.random().toString(36).slice(2)}@example.it`;
  const contact = { firstname: 'Ada', lastname: 'Rossi', email, telephone: '+393331234567' };
  const order = await stand.placed({ items: [{ product: slug, qty }] as unknown as [] }, { contact });
  await pay(app, order);
  return { ...order, email };
};
const lettersTo = async (to: string) =>
  (await messagesTo(app, to, 0)).filter((mail) => JSON.stringify(mail).includes('spettacolo è cambiato'));

describe('[RTE-22] a new show', () => {
  it('is seen and bought by customers at once, once for each of its moments', async () => {
    const made = await add([startsAt, '2026-11-21T20:00:00Z']);
    expect(made.status).toBe(201);
    expect(made.body.data.map(({ starts_at, left }) => [starts_at, left])).toEqual([
      [startsAt, 40],
      ['2026-11-21T20:00:00.000Z', 40],
    ]);
    const [, last] = made.body.data;
    await expect
      .poll(() => told(last?.id ?? ''), { timeout: 1_000 })
      .toMatchObject({ film: `Notte ${shows}`, hall, price: 800, prime_price: 650, seats_left: 40 });
    const order = await bought(last?.id ?? '', 2);
    expect((await stand.see(order)).total).toBe(1600);
    await expect.poll(async () => (await told(last?.id ?? ''))?.seats_left).toBe(38);
  });

  it('is in its hall alone, in time to come, and all or nothing', async () => {
    await added();
    const clash = await add(['2026-11-21T20:00:00Z', '2026-11-20T21:00:00Z'], { hall: hall.toUpperCase() });
    expect(clash.body.fields['starts.0']?.[0]).toContain(`«Notte ${shows}»`);
    const itself = await add(['2026-11-24T20:00:00Z', '2026-11-24T21:00:00Z']);
    expect(Object.keys(itself.body.fields)).toEqual(['starts.1']);
    const past = await add([start.toISOString()]);
    expect(Object.keys(past.body.fields)).toEqual(['starts.0']);
    const wrong = await add(['2026-11-25T20:00:00Z'], { film: ' ', minutes: 5, category: 'cat_nessuna' });
    expect(Object.keys(wrong.body.fields).toSorted()).toEqual(['form.category', 'form.film', 'form.minutes']);
    const listed = await call<{ data: OfficeShow[] }>(app, 'GET backoffice/cinema/shows', { token: manager });
    expect(listed.body.data.filter((show) => show.hall === hall)).toHaveLength(1);
    expect((await add([startsAt], { hall: `${hall} bis` })).status).toBe(201);
  });

  it('is put on once by two at once', async () => {
    const both = await Promise.all([add([startsAt]), add([startsAt], { film: 'Altra' }, owner)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('is put on by managers of its shop', async () => {
    expect((await add([startsAt], {}, ofOther)).body.code).toBe('shop.not_found');
    expect((await add([startsAt], {}, worker)).status).toBe(403);
    expect((await add([startsAt], { shop: 'shp_nessuno' }, owner)).body.code).toBe('shop.not_found');
    const id = await added();
    expect((await read(id, ofOther)).code).toBe('show.not_found');
    expect((await save(id, { seats: 50 }, ofOther)).body.code).toBe('show.not_found');
    expect((await save(id, { shop: elsewhere })).body.code).toBe('shop.not_found');
    const usual = (await call<UsualShows>(app, 'GET backoffice/cinema/usual', { token: manager })).body;
    expect(usual.halls).toContainEqual({ shop: stand.shop, hall, seats: 40 });
    expect(usual.category).toBe(stand.menu.root);
  });
});

describe('[RTE-22] a show that is edited', () => {
  it('is read as it was saved, within a second, and stays where nothing is changed', async () => {
    const id = await added();
    const before = await read(id);
    expect((await save(id, {})).body).toEqual(before);
    const change = { film: 'Altra notte', description: 'Un’altra.', price: cents(900), minutes: 90 };
    expect((await save(id, change)).status).toBe(200);
    await expect
      .poll(() => told(id), { timeout: 1_000 })
      .toMatchObject({ film: 'Altra notte', description: 'Un’altra.', price: 900 });
  });

  it('never has fewer seats than are sold', async () => {
    const id = await added();
    await bought(id, 3);
    expect((await read(id)).taken).toBe(3);
    expect((await save(id, { seats: 2 })).body.fields).toHaveProperty(['form.seats']);
    expect((await save(id, { seats: 4 })).status).toBe(200);
    await expect.poll(async () => (await told(id))?.seats_left).toBe(1);
    expect((await save(id, { shop: elsewhere }, owner)).body.fields).toHaveProperty(['form.shop']);
  });

  it('loses no seat that is bought while it is saved', async () => {
    const id = await added({ seats: 30 });
    const orders = Array.from({ length: 5 }, () => bought(id, 2));
    const saves = (async () => {
      for (const seats of [31, 32, 33, 34, 35]) await save(id, { seats });
    })();
    await Promise.all([...orders, saves]);
    const { taken, form } = await read(id);
    expect(taken).toBe(10);
    await expect.poll(async () => (await told(id))?.seats_left).toBe(form.seats - 10);
  });

  it('mails each ticket holder once, and admits them at the new time with the same code', async () => {
    const id = await added();
    const order = await bought(id, 2);
    const other = await bought(await added({ hall: `${hall} bis` }));
    const later = '2026-11-20T23:00:00.000Z';
    expect((await save(id, { starts_at: later, hall: `${hall} ter` })).status).toBe(200);
    await expect.poll(async () => (await lettersTo(order.email)).length, { timeout: 15_000 }).toBe(1);
    const [letter] = await lettersTo(order.email);
    expect(JSON.stringify(letter)).toContain(`${hall} ter`);
    const was = { film: `Notte ${shows}`, hall, startsAt };
    await tellShow(tools, { orderId: other.id, show: id, was, at: later }, app.now.at);
    expect(await lettersTo(other.email)).toEqual([]);
    const mine = await call<Tickets>(app, `POST orders/${order.id}/tickets`, {
      payload: { token: order.token },
    });
    app.now.at = new Date(later);
    const scanned = await call<{ done: boolean }>(app, 'POST worker/redemptions', {
      token: worker,
      payload: { code: mine.body.data[0]?.code?.qrcode },
    });
    expect(scanned.body.done).toBe(true);
    const door = await call<ShowWithOrders>(app, `GET backoffice/cinema/shows/${id}`, { token: worker });
    expect(door.body.orders).toMatchObject([{ tickets: 2, burnt: 1, name: 'Ada Rossi' }]);
    expect((await lettersTo(order.email)).length).toBe(1);
  });

  it('sends no message for a price, a description or more seats', async () => {
    const id = await added();
    const order = await bought(id);
    expect((await save(id, { price: cents(1000), description: 'Nuova.', seats: 60 })).status).toBe(200);
    const queued = await app.pool.query(`select from audit_entries where thing = $1 and after ? 'told'`, [
      id,
    ]);
    expect(queued.rowCount).toBe(0);
    expect(await lettersTo(order.email)).toEqual([]);
  });

  it('is not lost when two save at once', async () => {
    const id = await added();
    const { version, form } = await read(id);
    const both = await Promise.all(
      ['Una', 'Due'].map((film) => put(id, { version, form: { ...form, film } })),
    );
    expect(both.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'show.edited']);
  });

  it('cannot be edited once it has begun or was called off, nor moved into the past or onto another', async () => {
    const id = await added();
    await add(['2026-11-24T20:00:00Z']);
    expect((await save(id, { starts_at: '2026-11-19T20:00:00Z' })).body.fields).toHaveProperty([
      'form.starts_at',
    ]);
    expect((await save(id, { starts_at: '2026-11-24T19:00:00Z' })).body.fields).toHaveProperty(['form.hall']);
    app.now.at = new Date(startsAt);
    expect((await save(id, { seats: 50 })).body.code).toBe('show.begun');
    app.now.at = start;
    await app.pool.query(
      `update cinema_shows set cancelled_at = now(), cancelled_reason = 'piove' where product_id = $1`,
      [id],
    );
    expect((await save(id, { seats: 50 })).body.code).toBe('show.cancelled');
    // A show that was called off leaves its hall free.
    expect((await add([startsAt])).status).toBe(201);
  });

  it('can be an older one, with its fares', async () => {
    const id = await addShow(app.db, stand.menu.root, {
      shop: stand.shop,
      startsAt: new Date(startsAt),
      slug: `vecchio-${shows}`,
    });
    const { form } = await read(id);
    expect(form.option_groups).toHaveLength(1);
    expect((await save(id, { hall })).status).toBe(200);
    await expect.poll(async () => (await told(id))?.hall).toBe(hall);
  });
});
