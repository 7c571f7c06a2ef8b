import { contract } from '@zanga/contract/contract';
import type { CouponDetail } from '@zanga/contract/ordering/coupons';
import type { Scan } from '@zanga/contract/ordering/redemptions';
import type { Route } from '@zanga/contract/wire/route';
import { auditActions } from '@zanga/domain/staff/audit';
import { beforeEach, describe, expect, it } from 'vitest';
import { addShow } from '../../src/modules/cinema/testing.ts';
import { addCoupon, putInWallet } from '../../src/modules/coupons/testing.ts';
import {
  call,
  openStand,
  pay,
  signInStaff,
  takeMoney,
  work,
} from '../../src/modules/ordering/order/order-testing.ts';
import { reconcile, toolsBehind } from '../../src/modules/payments/testing.ts';
import { drawnDish, uploadOf } from '../../src/modules/pictures/testing.ts';
import { openGuestbook } from '../../src/modules/reviews/testing.ts';
import { addTable } from '../../src/modules/tables/testing.ts';
import { setUpTotem } from '../../src/modules/totems/testing.ts';
import { makeTestApp } from '../harness.ts';
import { wordless } from './audit-words.ts';
import { changeTries } from './change-tries.ts';
import { triesOfDevices } from './tries-of-devices.ts';
import { triesOfEditing } from './tries-of-editing.ts';
import { triesOfFactors } from './tries-of-factors.ts';
import { triesOfRush, usualPlan } from './tries-of-rush.ts';

const app = await makeTestApp({ env: { UNDO_SECONDS: '10' } });
const stand = await openStand(app);
await app.db
  .updateTable('shops')
  .set({ services: ['pickup', 'onshop', 'totem'] })
  .execute();
const owner = await signInStaff(app, 'owner');
const { user_id: ownerId } = await app.db
  .selectFrom('user_roles')
  .select('user_id')
  .where('role', '=', 'owner')
  .executeTakeFirstOrThrow();
// Bank calls take a while, and refunds need a password of the last minutes.
await app.db
  .updateTable('access_tokens')
  .set({ confirmed_at: new Date('2099-01-01'), factor_at: new Date('2099-01-01') })
  .execute();
const rush = triesOfRush(app, stand.shop);
const guestbook = await openGuestbook(app, stand);
const key = 'a-key-of-its-own';

type Try = { readonly names?: readonly string[]; readonly payload?: unknown };

const ordered = async () => (await stand.placed(undefined, { payment_method: 'till' })).id;
const accepted = async () => {
  const id = await ordered();
  await work(app, owner, id, 'accept', {});
  return id;
};
const paid = async () => {
  const order = await stand.placed();
  await pay(app, order);
  return order.id;
};
/** A refund that the bank refused. */
const failedRefund = async () => {
  const order = await stand.placed();
  await pay(app, order, '4000000000005126');
  const payload = { key, reason: 'era fredda', items: null };
  await call(app, `POST backoffice/orders/${order.id}/refunds`, { token: owner, payload });
  const asked = app.db.selectFrom('payment_refunds').select('id').where('state', '=', 'asked');
  await expect.poll(async () => (await asked.execute()).length).toBe(0);
  app.now.at = new Date(app.now.at.getTime() + 11 * 60_000);
  await reconcile(toolsBehind(app.payments));
  await app.db.updateTable('sandbox_cards').set({ behaviour: 'good' }).execute();
  const refunds = app.db.selectFrom('order_refunds').select('id').where('order_id', '=', order.id);
  return [order.id, (await refunds.executeTakeFirstOrThrow()).id];
};
let laid = 0;
const lay = (openSince: Date | null = null) => {
  laid += 1;
  return addTable(app.db, stand.shop, { label: `T${laid}`, openSince });
};
const coupon = async () => {
  const { token, userId } = await app.signIn();
  const wallet = await putInWallet(app, { coupon: await addCoupon(app.db, {}), userId });
  const seen = await call<CouponDetail>(app, `GET customer/active/coupons/${wallet}`, { token });
  return seen.body.shown?.qrcode ?? '';
};
const review = async () => (await guestbook.write(await guestbook.eater())).body.id;
const published = async () => {
  const id = await review();
  await guestbook.decide(id, 'publish');
  return id;
};
const owing = async () => {
  const since = new Date(app.now.at.getTime() - 60_000);
  const table = await lay(since);
  const { label } = await app.db
    .selectFrom('shop_tables')
    .select('label')
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  const id = await accepted();
  await app.db
    .updateTable('order_parts')
    .set({ mode: 'onshop', table_label: label })
    .where('order_id', '=', id)
    .execute();
  return { table, total: 1700 };
};
const rung = async () => {
  const table = await lay(app.now.at);
  await call(app, `POST tables/${table}/calls`, { payload: { reason: 'bill' } });
  const row = app.db.selectFrom('table_calls').select('id').where('table_id', '=', table);
  return (await row.executeTakeFirstOrThrow()).id;
};

/** One good call of each audited endpoint. */
const tries: Readonly<Record<string, () => Promise<Try>>> = {
  'POST /api/backoffice/orders/:order/parts/:part/accept': async () => ({
    names: [await ordered(), 'food'],
    payload: {},
  }),
  'POST /api/backoffice/orders/:order/parts/:part/reject': async () => ({
    names: [await ordered(), 'food'],
    payload: { reason: 'forno spento' },
  }),
  'POST /api/backoffice/orders/:order/parts/:part/advance': async () => ({
    names: [await accepted(), 'food'],
    payload: { event: 'prepare' },
  }),
  'POST /api/backoffice/orders/:order/parts/:part/promise': async () => {
    const id = await ordered();
    const { body } = await call<{ promised_at: string; times: { at: string }[] }>(
      app,
      `GET backoffice/orders/${id}/parts/food/times`,
      { token: owner },
    );
    return { names: [id, 'food'], payload: { at: body.times.at(-1)?.at, expected: body.promised_at } };
  },
  ...changeTries(app, { stand, token: owner }),
  'POST /api/backoffice/orders/:order/parts/:part/undo': async () => {
    const id = await accepted();
    const part = app.db.selectFrom('order_parts').select('since').where('order_id', '=', id);
    return { names: [id, 'food'], payload: { since: (await part.executeTakeFirstOrThrow()).since } };
  },
  'POST /api/backoffice/orders/:order/parts/:part/prints': async () => ({ names: [await ordered(), 'food'] }),
  'POST /api/backoffice/orders/:order/parts/:part/prints/first': async () => ({
    names: [await accepted(), 'food'],
  }),
  'POST /api/backoffice/orders/:order/refunds': async () => ({
    names: [await paid()],
    payload: { key, reason: 'era fredda', items: null },
  }),
  'POST /api/backoffice/orders/:order/refunds/:refund/retry': async () => ({ names: await failedRefund() }),
  'POST /api/backoffice/orders/:order/refunds/:refund/by-hand': async () => ({
    names: await failedRefund(),
    payload: { how: 'contanti alla cassa' },
  }),
  'POST /api/backoffice/orders/:order/parts/:part/block': async () => ({
    names: [await ordered(), 'food'],
    payload: { phone: true, email: false },
  }),
  'POST /api/backoffice/orders/:order/notes': async () => ({
    names: [await accepted()],
    payload: { key, text: 'Ha chiamato' },
  }),
  'POST /api/backoffice/orders/:order/takings': async () => ({
    names: [await accepted()],
    payload: { key, how: 'cash', expected: 1700 },
  }),
  'POST /api/backoffice/orders/:order/takings/:taking/take-back': async () => {
    const id = await accepted();
    await takeMoney(app, owner, id, 1700);
    const taking = app.db.selectFrom('takings').select('id').where('order_id', '=', id);
    return {
      names: [id, (await taking.executeTakeFirstOrThrow()).id],
      payload: { key: `${key}-back`, reason: 'era il POS' },
    };
  },
  'POST /api/backoffice/tables/:table/takings': async () => {
    const { table, total } = await owing();
    return { names: [table], payload: { key, how: 'cash', expected: total } };
  },
  'POST /api/backoffice/cinema/shows/:show/cancel': async () => {
    const startsAt = new Date(app.now.at.getTime() + 3_600_000);
    const show = await addShow(app.db, stand.menu.root, { shop: stand.shop, startsAt });
    return { names: [show], payload: { reason: 'piove', expected: 0 } };
  },
  'PUT /api/backoffice/answering': async () => ({ payload: { plan: usualPlan } }),
  'PUT /api/backoffice/shops/:shop/answering': async () => ({
    names: [stand.shop],
    payload: { plan: { ...usualPlan, cancel: 9 } },
  }),
  'POST /api/backoffice/shops/:shop/pause': async () => ({
    names: [stand.shop],
    payload: { until: new Date(app.now.at.getTime() + 600_000).toISOString() },
  }),
  'POST /api/backoffice/shops/:shop/tables': async () => ({
    names: [stand.shop],
    payload: { label: 'Terrazza' },
  }),
  'PATCH /api/backoffice/tables/:table': async () => ({
    names: [await lay()],
    payload: { label: 'Finestra' },
  }),
  'DELETE /api/backoffice/tables/:table': async () => ({ names: [await lay()] }),
  'POST /api/backoffice/tables/:table/open': async () => ({
    names: [await lay()],
    payload: { open: true },
  }),
  'POST /api/backoffice/table-calls/:call/seen': async () => ({ names: [await rung()] }),
  'POST /api/backoffice/shops/:shop/totems': async () => ({
    names: [stand.shop],
    payload: { name: 'Ingresso' },
  }),
  'DELETE /api/backoffice/totems/:totem': async () => ({
    names: [(await setUpTotem(app.db, stand.shop)).id],
  }),
  'POST /api/backoffice/reviews/:review/publish': async () => ({
    names: [await review()],
    payload: { version: 1 },
  }),
  'POST /api/backoffice/reviews/:review/refuse': async () => ({
    names: [await review()],
    payload: { version: 1, reason: 'offensive' },
  }),
  'PUT /api/backoffice/reviews/:review/answer': async () => ({
    names: [await published()],
    payload: { version: 1, text: 'Grazie!' },
  }),
  'POST /api/backoffice/images': async () => ({
    payload: await uploadOf(await drawnDish(80, 60).jpeg().toBuffer(), 'Una pizza'),
  }),
  'POST /api/worker/redemptions': async () => ({ payload: { code: await coupon(), shop: stand.shop } }),
  'POST /api/worker/redemptions/:id/undo': async () => {
    const payload = { code: await coupon(), shop: stand.shop };
    const { body } = await call<Scan>(app, 'POST worker/redemptions', { token: owner, payload });
    return { names: [body.undo?.id ?? ''], payload: { reason: 'Letto il codice sbagliato' } };
  },
};

let invited = 0;
const guest = () => {
  invited += 1;
  return { email: `invitata.${invited}@example.it`, posts: [{ role: 'worker', shop: stand.shop }] };
};
const invitation = async () => {
  const { body } = await call<{ id: string }>(app, 'POST backoffice/invitations', {
    token: owner,
    payload: guest(),
  });
  return body.id;
};
const colleague = async () => (await app.signIn('worker')).userId;

/** Calls about people of the staff. */
const triesOfPeople: typeof tries = {
  'PUT /api/backoffice/people/:person/posts': async () => ({
    names: [await colleague()],
    payload: { posts: [{ role: 'manager', shop: stand.shop }] },
  }),
  'POST /api/backoffice/people/:person/suspend': async () => ({
    names: [await colleague()],
    payload: { reason: 'non si è presentato' },
  }),
  'POST /api/backoffice/people/:person/restore': async () => {
    const person = await colleague();
    await call(app, `POST backoffice/people/${person}/suspend`, { token: owner, payload: {} });
    return { names: [person] };
  },
  'DELETE /api/backoffice/people/:person': async () => ({ names: [await colleague()] }),
  'DELETE /api/backoffice/people/:person/sessions': async () => ({ names: [await colleague()] }),
  'DELETE /api/backoffice/people/:person/sessions/:session': async () => {
    const person = await colleague();
    const tokens = app.db.selectFrom('access_tokens').select('id').where('user_id', '=', person);
    return { names: [person, (await tokens.executeTakeFirstOrThrow()).id] };
  },
  'POST /api/backoffice/invitations': async () => ({ payload: guest() }),
  'POST /api/backoffice/invitations/:invitation/resend': async () => ({ names: [await invitation()] }),
  'DELETE /api/backoffice/invitations/:invitation': async () => ({ names: [await invitation()] }),
};

const factors = triesOfFactors({ app, owner, ownerId });
const devices = triesOfDevices(app, { shop: stand.shop, owner, ownerId });
const editing = triesOfEditing(app, { shop: stand.shop, owner });
const all = { ...tries, ...triesOfPeople, ...devices, ...rush, ...factors, ...editing };

// The contract's entries are keys with their routes.
const writes = Object.entries(contract).flatMap(([endpoint, route]: [string, Route]) =>
  route.audit === undefined || route.audit === 'none' ? [] : [{ endpoint, action: route.audit }],
);
const lastEntry = async () =>
  Number((await app.pool.query('select coalesce(max(id), 0) as id from audit_entries')).rows[0].id);
/** Entries by people; the system has its own clock and may write in between. */
const entriesSince = async (id: number) => {
  const entries = app.db.selectFrom('audit_entries').selectAll().where('id', '>', id);
  const made = await entries.where('actor', '<>', 'system').orderBy('id').execute();
  return made.map(({ id: _, ...entry }) => entry);
};

type Form = { readonly payload: Buffer; readonly headers: Record<string, string> };
const isForm = (payload: unknown): payload is Form =>
  typeof payload === 'object' && payload !== null && 'headers' in payload;

const send = (endpoint: string, { names = [], payload }: Try) => {
  const left = [...names];
  const [method = '', path = ''] = endpoint.split(' ');
  const body = isForm(payload)
    ? payload
    : payload !== undefined && {
        payload: JSON.stringify(payload),
        headers: { 'content-type': 'application/json' },
      };
  return app.http.inject({
    // A contract key begins with its method.
    method: method as 'POST',
    url: path.replace(/:\w+/g, () => left.shift() ?? ''),
    remoteAddress: '93.184.216.34',
    ...body,
    headers: {
      ...(body ? body.headers : {}),
      authorization: `Bearer ${owner}`,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
  });
};

/** Undoes the effects of the try before. */
beforeEach(async () => {
  // The import writes its products outside the call.
  const writing = app.db.selectFrom('menu_imports').select('id').where('state', '=', 'writing');
  await expect.poll(async () => (await writing.execute()).length).toBe(0);
  await app.pool.query(
    'update shops set paused_until = null, busy_minutes = null, busy_until = null, busy_by = null',
  );
  // Only where it is closed: any statement on brands empties all kept answers.
  const { rowCount } = await app.pool.query('select from brands where not open');
  if (rowCount) await app.pool.query('update brands set open = true');
  await app.pool.query(`update product_shops set sold_out_until = null, stock = null; delete from contact_blocks;
    delete from staff_totp; delete from staff_passkeys; delete from staff_recovery_codes`);
});

describe('calls by which staff change something', () => {
  it('are tried here, each endpoint', () => {
    expect(writes.map(({ endpoint }) => endpoint).toSorted()).toEqual(Object.keys(all).toSorted());
  });

  it('have words that each stand beside an endpoint, or are the system’s', () => {
    const used = new Set<string>([
      ...writes.map(({ action }) => action),
      'audit.trim',
      'person.accept',
      'device.claim',
      ...['shift.trim', 'product.publish', 'product.archive', 'product.stay_draft'],
      'order.close',
      'order.leave_open',
      // Only older entries have this word.
      'product.sold_out',
    ]);
    expect(auditActions.filter((action) => !used.has(action))).toEqual([]);
  });

  it.each(writes)(
    '$endpoint leaves who, what, to which thing and from where',
    async ({ endpoint, action }) => {
      const made = await all[endpoint]?.();
      const before = await lastEntry();
      const { statusCode, body } = await send(endpoint, made ?? {});
      expect([statusCode < 300, body]).toEqual([true, body]);
      const entries = await entriesSince(before);
      expect(entries).not.toEqual([]);
      for (const entry of entries) {
        expect(entry).toMatchObject({
          ...{ action, actor: 'staff', role: 'owner', device: 'Firefox, Linux', network: '93.184.216.0/24' },
          at: app.now.at,
        });
        expect(entry.thing).not.toBe('');
        expect([entry.before, entry.after]).not.toEqual([{}, {}]);
        expect(wordless(entry)).toEqual([]);
        expect(JSON.stringify(entry)).not.toMatch(/3331234567|ada@example|93\.184\.216\.34/);
      }
    },
  );

  it('leave no entry where they are refused, and none twice', async () => {
    const id = await accepted();
    await takeMoney(app, owner, id, 1700);
    const before = await lastEntry();
    const again = { names: [id, 'food'], payload: { event: 'prepare' } };
    const endpoint = 'POST /api/backoffice/orders/:order/parts/:part/advance';
    expect((await send(endpoint, { ...again, payload: { event: 'send_out' } })).statusCode).toBe(409);
    expect(await entriesSince(before)).toEqual([]);
    await send(endpoint, again);
    await send(endpoint, again);
    expect(await entriesSince(before)).toMatchObject([
      { before: { state: 'accepted' }, after: { state: 'preparing' }, shop_id: stand.shop },
    ]);
  });
});
