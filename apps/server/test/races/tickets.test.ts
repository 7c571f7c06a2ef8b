import type { Ticket, Tickets } from '@zanga/contract/ordering/cinema';
import type { Scan } from '@zanga/contract/ordering/redemptions';
import { expect, it } from 'vitest';
import { addShow } from '../../src/modules/cinema/testing.ts';
import { call, openStand, pay, signInStaff } from '../../src/modules/ordering/order/order-testing.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { makeTestApp } from '../harness.ts';

const startsAt = new Date('2026-11-20T20:00:00Z');
const doors = new Date('2026-11-20T19:30:00Z');
const afternoon = new Date('2026-11-20T12:00:00Z');
const rounds = 200;
const app = await makeTestApp({ now: { at: afternoon } });
const stand = await openStand(app);
await addShow(app.db, stand.menu.root, { shop: stand.shop, startsAt, seats: rounds * 2 });
const { id: whole } = await app.db
  .selectFrom('option_choices')
  .select('id')
  .where('name', '=', 'Intero')
  .executeTakeFirstOrThrow();

type Own = { readonly id: string; readonly token: string };

const ticketsOf = async ({ id, token }: Own): Promise<readonly Ticket[]> =>
  (await call<Tickets>(app, `POST orders/${id}/tickets`, { payload: { token } })).body.data;

/** A paid order of that many seats. */
const bought = async (qty: number) => {
  const order = await stand.placed({ items: [{ product: 'limoni', options: [whole], qty }] });
  await pay(app, order);
  return { ...order, tickets: await ticketsOf(order) };
};

const scan = (code: string | undefined, token: string) =>
  call<Scan>(app, 'POST worker/redemptions', { token, payload: { code } });

const give = (tickets: readonly Ticket[]) => tickets.map(({ code }) => code?.qrcode);

app.now.at = doors;
const workers = await Promise.all([0, 1].map(() => signInStaff(app, 'worker', stand.shop)));
app.now.at = afternoon;

it(`[RTE-23] two workers burn the same ticket at once, ${rounds} times: one of them lets a person in`, async () => {
  const codes: (string | undefined)[] = [];
  while (codes.length < rounds) codes.push(...give((await bought(50)).tickets));
  app.now.at = doors;
  for (const code of codes) {
    const scans = await Promise.all(workers.map((worker) => scan(code, worker)));
    expect(scans.map(({ body }) => body.title).toSorted()).toEqual(['Buona visione', 'Già usato']);
  }
  const { rows } = await app.pool.query(
    `select count(*) filter (where outcome = 'done')::int as done, count(*) filter (where outcome = 'used')::int as used
     from redemption_tries`,
  );
  expect(rows).toEqual([{ done: rounds, used: rounds }]);
  app.now.at = afternoon;
});

it('[RTE-23] one ticket shown at two hundred doors at once lets in once; every other door hears when and by whom', async () => {
  const [ticket] = (await bought(1)).tickets;
  app.now.at = doors;
  const codes = [ticket?.code?.qrcode, ticket?.code?.digits];
  const scans = await Promise.all(
    Array.from({ length: 200 }, (_, door) => scan(codes[door % 2], workers[0] ?? '')),
  );
  const told = scans.filter(({ body }) => !body.done);
  expect(told).toHaveLength(199);
  for (const { body } of told) {
    expect(body).toMatchObject({ title: 'Già usato', used_at: doors.toISOString() });
    expect(body.text).toMatch(/^Già usato oggi alle 20:30 da Zanga Catania \(Ada R\.\)$/);
  }
  app.now.at = afternoon;
});

it('[RTE-22] the last seat wanted by thirty people at once goes to one', async () => {
  await app.db.updateTable('products').set({ stock: 1 }).where('slug', '=', 'limoni').execute();
  const carts = await Promise.all(
    Array.from({ length: 30 }, () =>
      stand.cartOf({ items: [{ product: 'limoni', options: [whole], qty: 1 }] }),
    ),
  );
  const answers = await Promise.all(carts.map((cart) => stand.order(cart)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  await app.db.updateTable('products').set({ stock: 100 }).where('slug', '=', 'limoni').execute();
});

it('[RTE-22] a ticket is given back or used, never both, in any order', async () => {
  const { tickets, ...order } = await bought(20);
  for (const ticket of tickets) {
    // In real time the two cannot meet; the rows must hold all the same.
    const back = call<{ refunded: number }>(app, `POST orders/${order.id}/tickets/${ticket.id}/refund`, {
      payload: { token: order.token },
    });
    const used = inTransaction(app.db, async (tx) => {
      const row = await tx
        .updateTable('cinema_tickets')
        .set({ burnt_at: doors })
        .where('id', '=', ticket.id)
        .where('refunded_at', 'is', null)
        .executeTakeFirst();
      return row.numUpdatedRows === 1n;
    });
    const [answer, burnt] = await Promise.all([back, used]);
    expect(answer.status === 200).toBe(!burnt);
  }
  const states = (await ticketsOf(order)).map(({ state }) => state);
  const { refunded } = await stand.see(order);
  expect(refunded).toBe(states.filter((state) => state === 'refunded').length * 750);
});
