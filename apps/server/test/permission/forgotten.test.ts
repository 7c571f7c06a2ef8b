import { expect, it } from 'vitest';
import { joinPrime, offerPlan } from '../../src/modules/membership/testing.ts';
import { call, openStand } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp } from '../harness.ts';
import { openHousehold } from './belongings.ts';

// Every text column of a person's rows is filled with a word before the account is deleted. Columns that still hold it
// must be named here with a reason, so each new column needs a decision. The audit holds only ids of customers and the
// reasons of the staff, which have a test of their own (docs/decisions/staff.md).

const app = await makeTestApp();
const stand = await openStand(app);
const word = 'Segretissima';

/** Columns that stay after a person is forgotten, with the reason. */
const ours = 'a word or number of ours, which nobody types';
const sold = 'what was sold, as it was called then: the accounts need it';
const link = 'an id or key that opens nothing once the account is emptied';
const bank = 'how it was paid, for disputes and the accounts; the saved card itself is gone';
const stays: Readonly<Record<string, string>> = {
  'cinema_tickets.fare': sold,
  'memberships.card_brand': bank,
  'memberships.card_id': link,
  'memberships.card_last4': bank,
  'order_events.actor_id': link,
  'order_events.event': ours,
  'order_events.from_state': ours,
  'order_events.part': ours,
  'order_events.to_state': ours,
  'order_keys.key': 'deleted after thirty days',
  'order_keys.owner': 'deleted after thirty days',
  'order_lines.allergens': sold,
  'order_lines.cart_line_id': link,
  'order_lines.name': sold,
  'order_lines.product_id': link,
  'order_lines.reserved_shop': link,
  'order_lines.slug': sold,
  'order_parts.number': ours,
  'order_parts.table_label': 'the name of a table of the shop',
  'order_refunds.actor_id': link,
  'order_refunds.key': ours,
  'orders.cart_id': link,
  'orders.coupon_id': link,
  'orders.coupon_title': 'the name of a coupon of the brand',
  'orders.number': ours,
  'orders.summary': sold,
  'orders.terms_version': ours,
  'payments.card_brand': bank,
  'payments.card_fingerprint': bank,
  'payments.card_last4': bank,
  'payments.card_ref': bank,
  'payments.intent_ref': bank,
  'payments.owner_id': link,
  'payments.provider_status': bank,
  'payments.refusal_code': bank,
  'payments.refusal_message': bank,
  'redemptions.subject': link,
  'shifts.from_device': 'a device of the shop',
  'shifts.until_device': 'a device of the shop',
  'takings.key': ours,
  'takings.shop_id': link,
};

/** Names the author of a refund's reason, so it must keep its value. */
const kept = ['order_refunds.actor'];

type Column = { readonly table: string; readonly column: string; readonly type: string };

const columns = async (): Promise<readonly Column[]> => {
  const { rows } = await app.pool.query<Column>(
    `select c.table_name as table, c.column_name as column, c.data_type as type
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.data_type in ('text', 'jsonb') and c.table_name <> 'schema_migrations'
     order by 1, 2`,
  );
  return rows;
};

/** Condition for a person's rows in a table; undefined where it has none. */
const theirs = (all: readonly Column[], table: string): string | undefined => {
  const has = (column: string) => all.some((one) => one.table === table && one.column === column);
  if (table === 'users' || table === 'orders') return table === 'users' ? 'id = $1' : 'user_id = $1';
  if (has('order_id')) return 'order_id in (select id from orders where user_id = $1)';
  return has('user_id') ? 'user_id = $1' : undefined;
};

/** Writes the word into every column that accepts it; returns these columns. */
const fill = async (all: readonly Column[], person: string): Promise<readonly string[]> => {
  const filled: string[] = [];
  for (const { table, column, type } of all) {
    const own = theirs(all, table);
    if (own === undefined || column === 'user_id' || column === 'order_id') continue;
    if (kept.includes(`${table}.${column}`)) continue;
    const value =
      type === 'text' ? `'${word} ' || ctid::text` : `${column} || jsonb_build_object('reason', '${word}')`;
    const only = type === 'text' ? own : `${own} and jsonb_typeof(${column}) = 'object'`;
    const { rowCount } = await app.pool
      .query(`update ${table} set ${column} = ${value} where ${only}`, [person])
      .catch(() => ({ rowCount: 0 }));
    if (rowCount) filled.push(`${table}.${column}`);
  }
  return filled;
};

const withWord = async (all: readonly Column[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { table, column } of all) {
    const { rows } = await app.pool.query(
      `select 1 from ${table} where ${column}::text like '%${word}%' limit 1`,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
};

/** Tables of a person's things on which staff act with a reason, by their kind in the audit. */
const actedOn = {
  code: 'redemptions',
  member: 'memberships',
  order: 'orders',
  person: 'users',
  review: 'reviews',
  shift: 'shifts',
};

/** Staff act on each of a person's things, and on one of another person. */
const actOn = async (person: string) => {
  await app.pool.query(
    `insert into shifts (id, user_id, shop_id, from_at, from_how, mended_at, mend_reason)
     values ('shf_x', $1, $2, now(), 'hand', now(), 'x')`,
    [person, stand.shop],
  );
  for (const [kind, table] of Object.entries(actedOn))
    await app.pool.query(
      `insert into audit_entries (at, actor, action, kind, thing, before, after, reason)
       select now(), 'system', 'forgotten', $2, thing, '{}', '{"a": 1}', 'of ' || whose
       from (select id as thing, 'ada' as whose from ${table} where ${table === 'users' ? 'id' : 'user_id'} = $1
         union all select 'another', 'another') as things`,
      [person, kind],
    );
};

const reasonsLeft = async () => {
  const { rows } = await app.pool.query<{ kind: string; reasons: readonly (string | null)[] }>(
    `select kind, array_agg(distinct reason) as reasons from audit_entries where action = 'forgotten' group by kind`,
  );
  return Object.fromEntries(rows.map(({ kind, reasons }) => [kind, reasons]));
};

it('a forgotten person leaves no word of theirs or about them in any column, and no reason in the audit', async () => {
  const ada = await openHousehold({ app, stand });
  await app.pool.query(`update orders set state = 'completed' where user_id = $1`, [ada.userId]);
  await app.pool.query(`update order_parts set state = 'completed', reason = 'x'`);
  await app.pool.query(
    `insert into order_notes (order_id, user_id, text, key, at) values ($1, $2, '${word}', 'a-note', now())`,
    [ada.eaten, ada.userId],
  );
  await app.pool.query(
    `insert into order_refunds (id, order_id, key, amount_cents, lines, reason, how, method, actor, created_at)
     values ('rfd_x', $1, 'k', 1, '[]', 'x', 'x', 'by_hand', 'worker', now())`,
    [ada.eaten],
  );
  // A taking has no reason, a lost one has.
  await app.pool.query('delete from takings where order_id = $1', [ada.eaten]);
  await app.pool.query(
    `insert into takings (id, order_id, how, amount_cents, reason, user_id, key, at)
     values ('tak_x', $1, 'lost', 1, 'x', $2, 'k', now())`,
    [ada.eaten, ada.userId],
  );
  await call(app, 'PUT customer/saved-views', {
    token: ada.token,
    payload: { list: 'ordini', name: 'x', search: 'x' },
  });
  await offerPlan(app);
  expect(await joinPrime(app, ada.token, '4242424242424242')).toMatchObject({ status: 200 });
  await actOn(ada.userId);
  const all = await columns();
  const filled = await fill(all, ada.userId);
  // Columns to be emptied were full before.
  for (const column of ['orders.firstname', 'order_lines.notes', 'order_parts.reason', 'order_refunds.how'])
    expect(filled).toContain(column);
  for (const column of ['takings.reason', 'order_events.details', 'users.firstname', 'saved_views.search'])
    expect(filled).toContain(column);
  expect(filled).toContain('shifts.mend_reason');
  await app.pool.query(`update users set email = $1 where id = $2`, ['segretissima@example.it', ada.userId]);
  await app.pool.query(`update access_tokens set confirmed_at = '2099-01-01' where user_id = $1`, [
    ada.userId,
  ]);
  const gone = await call<unknown>(app, 'DELETE customer', { token: ada.token });
  expect([gone.status, gone.body]).toEqual([204, expect.anything()]);
  expect([...(await withWord(all))].toSorted()).toEqual(Object.keys(stays).toSorted());
  const entries = Object.keys(actedOn).map((kind) => [kind, ['of another', null]]);
  expect(await reasonsLeft()).toEqual(Object.fromEntries(entries));
});
