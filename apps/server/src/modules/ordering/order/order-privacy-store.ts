import type { OrderId, UserId } from '@zanga/domain/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { removed } from '../../../platform/database/removed.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { forgetReasons } from '../../audit/public.ts';

/** All orders of a person, for the export of their data. */
export const exportOrders = async (db: Db, userId: UserId): Promise<unknown> => {
  const { rows } = await sql`
    select o.number, o.reference, o.state, o.created_at, o.total_cents, o.delivery_cents, o.refunded_cents, o.payment_kind,
      o.firstname, o.lastname, o.email, o.telephone, o.gift, o.meta as notes, o.coupon_title, o.terms_version,
      (select json_agg(json_build_object('mode', p.mode, 'address', p.address, 'table', p.table_label,
         'promised_at', p.promised_at, 'completed_at', p.completed_at) order by p.part)
       from order_parts p where p.order_id = o.id) as parts,
      (select json_agg(json_build_object('name', l.name, 'qty', l.qty, 'options', l.options, 'without', l.without,
         'notes', l.notes,
         'total_cents', l.total_cents) order by l.position)
       from order_lines l where l.order_id = o.id) as lines
    from orders o where o.user_id = ${userId} order by o.created_at`.execute(db);
  return rows;
};

const over = sql<boolean>`o.state in ('completed', 'rejected', 'cancelled', 'expired')`;

/**
 * Keeps the fields that accounting needs. Deletes name, contacts, door and free texts about the order, since these may
 * describe the customer.
 */
const forget = async (tx: Tx, whose: RawBuilder<boolean>): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    with forgotten as (
      update orders o set firstname = '', lastname = '', email = '', telephone = '', gift = null, meta = '{}'
      where ${over} and o.email <> '' and ${whose} returning o.id
    ), doors as (
      update order_parts set address = address || jsonb_build_object('label', '', 'street', '', 'number', '',
        'staircase', '', 'floor', '', 'doorbell', '', 'notes', '', 'lat', 0, 'lng', 0, 'zone', null),
        reason = null
      where order_id in (select id from forgotten) and address is not null
    ), said as (
      delete from order_notes where order_id in (select id from forgotten)
    ), given as (
      update order_refunds set reason = case actor when 'worker' then '' else reason end, how = null
      where order_id in (select id from forgotten)
    ), owed as (
      update takings set reason = '' where order_id in (select id from forgotten) and reason is not null
    ), answered as (
      update order_parts set reason = null
      where order_id in (select id from forgotten) and address is null and reason is not null
    ), told as (
      update order_events set details = details - 'reason' - 'how'
      where order_id in (select id from forgotten) and details ?| array['reason', 'how']
    ), wished as (
      update order_lines set notes = '' where order_id in (select id from forgotten) and notes <> ''
    )
    select id from forgotten`.execute(tx);
  await forgetReasons(
    tx,
    'order',
    rows.map(({ id }) => id),
  );
  return rows.length;
};

/** Forgets the orders of a deleted account; an order under way keeps its address until delivery. */
export const forgetOrdersOf = async (tx: Tx, userId: UserId): Promise<void> => {
  await forget(tx, sql`o.user_id = ${userId}`);
};

/** Forgets orders that were still under way when their account was deleted. */
export const forgetLateOrders = async (db: Db): Promise<void> => {
  const left = sql<boolean>`exists (select from people u where u.id = o.user_id and u.deleted_at is not null)`;
  await inTransaction(db, (tx) => forget(tx, left));
};

/** Rows per statement: the first night may have years of orders to forget. */
const atOnce = 1_000;
const rounds = 50;

const inRounds = async (work: () => Promise<number>): Promise<number> => {
  let done = 0;
  for (let round = 0; round < rounds; round += 1) {
    const some = await work();
    done += some;
    if (some < atOnce) break;
  }
  return done;
};

/** Forgets customers of orders older than the law requires; the sums stay. */
export const forgetOldOrders = (db: Db, before: Date): Promise<number> =>
  inRounds(() =>
    inTransaction(db, (tx) =>
      forget(
        tx,
        sql`o.id in (select id from orders where created_at < ${before} and email <> ''
          and state in ('completed', 'rejected', 'cancelled', 'expired') order by created_at limit ${atOnce})`,
      ),
    ),
  );

/** Deletes the history of equally old orders. Ids grow with time, so the oldest need no index. */
export const purgeSteps = (db: Db, before: Date): Promise<number> =>
  inRounds(() =>
    removed(
      db
        .deleteFrom('order_events')
        .where('at', '<', before)
        .where('id', 'in', (events) =>
          events.selectFrom('order_events').select('id').orderBy('id').limit(atOnce),
        ),
    ),
  );

type Door = { readonly order_id: OrderId; readonly part: string };

/** Guests' addresses in orders ended before an instant. Scans all old orders: once a night, not per round. */
const readGuestsDoors = async (db: Db, before: Date): Promise<readonly Door[]> => {
  const { rows } = await sql<Door>`
    select d.order_id, d.part from order_parts d join orders o on o.id = d.order_id
    where o.user_id is null and ${over} and coalesce(o.completed_at, o.created_at) < ${before}
      and d.address ->> 'street' <> '' limit ${rounds * atOnce}`.execute(db);
  return rows;
};

/** Deletes street and door of guests' deliveries; the town stays for the accounts. */
export const forgetGuestsDoors = async (db: Db, before: Date): Promise<number> => {
  const doors = await readGuestsDoors(db, before);
  for (let from = 0; from < doors.length; from += atOnce) {
    const some = JSON.stringify(doors.slice(from, from + atOnce));
    await sql`
      update order_parts p set address = p.address || jsonb_build_object('label', '', 'street', '', 'number', '',
        'staircase', '', 'floor', '', 'doorbell', '', 'notes', '', 'lat', 0, 'lng', 0, 'zone', null)
      from json_to_recordset(${some}::json) as d (order_id text, part text)
      where p.order_id = d.order_id and p.part = d.part`.execute(db);
  }
  return doors.length;
};

/** Deletes the map points of orders placed between two instants. */
export const forgetPointsOfOrders = async (db: Db, since: Date, before: Date): Promise<void> => {
  await sql`
    update order_parts p set address = p.address || jsonb_build_object('lat', 0, 'lng', 0)
    from orders o
    where o.id = p.order_id and o.created_at >= ${since} and o.created_at < ${before}
      and (p.address->>'lat')::float8 <> 0`.execute(db);
};

/** Deletes old idempotency keys: no browser repeats a request so late. */
export const purgeKeys = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('order_keys').where('created_at', '<', before));

/** Deletes old daily counters of order numbers. */
export const purgeNumbers = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('order_numbers').where('day', '<', before));
