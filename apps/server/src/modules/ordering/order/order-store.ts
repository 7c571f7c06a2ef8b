import { randomInt } from 'node:crypto';
import type { CartId, LineId, OrderId } from '@zanga/domain/ids';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { orderReference, referenceCount } from '@zanga/domain/ordering/finding/order-reference';
import { orderNumber } from '@zanga/domain/ordering/order-number';
import type { DeliveryState, OrderState } from '@zanga/domain/ordering/states';
import { wallClock } from '@zanga/domain/time';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import type { JsonObject, OrderRefunds } from '../../../platform/database/tables.ts';
import { type KnownOrder, type OrderKey, withParts } from './order-queries.ts';
import type { ActingAs, StoredOrder } from './order-record.ts';

/** Locks the row of an order, without reading its parts and lines. */
export const lockRow = (tx: Tx, id: OrderId) =>
  tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * Locks an order; every step comes through here first. Parts and lines are read by a second statement: a single one
 * that waited for the lock would return them from before the wait.
 */
export const lockOrder = async (tx: Tx, id: OrderId): Promise<StoredOrder | undefined> => {
  const row = await lockRow(tx, id);
  return row && withParts(tx, row);
};

/**
 * Takes an idempotency key, unless it has an order already or orders of the same cart are unpaid: then nothing is
 * taken, and these are returned. A second request waits here for the first, and gets its order; if the first failed,
 * the second goes on.
 */
export const takeKey = async (
  tx: Tx,
  { owner, key, hash, orderId, cartId }: OrderKey & { readonly orderId: OrderId; readonly cartId: CartId },
  now: Date,
): Promise<{ readonly known: KnownOrder | undefined; readonly waiting: readonly OrderId[] }> => {
  const { rows } = await sql<{ what: 'known' | 'waiting' | 'taken'; order_id: OrderId; hash: Buffer }>`
    with known as (select order_id, request_hash from order_keys where owner = ${owner} and key = ${key}),
      waiting as (select id from orders where cart_id = ${cartId} and state = 'awaiting_payment'),
      taken as (
        insert into order_keys (owner, key, request_hash, order_id, created_at)
        select ${owner}, ${key}, ${hash}, ${orderId}, ${now}::timestamptz
        where not exists (select from known) and not exists (select from waiting)
        on conflict do nothing returning order_id, request_hash
      )
    select 'known' as what, order_id, request_hash as hash from known
    union all select 'waiting', id, null from waiting
    union all select 'taken', order_id, request_hash from taken`.execute(tx);
  const known = rows.find(({ what }) => what === 'known');
  const waiting = rows.flatMap(({ what, order_id }) => (what === 'waiting' ? order_id : []));
  if (known) return { known: { orderId: known.order_id, same: known.hash.equals(hash) }, waiting };
  if (rows.length > 0) return { known: undefined, waiting };
  // A statement of its own: only after the wait is the first visible.
  const first = await tx
    .selectFrom('order_keys')
    .select(['order_id', 'request_hash'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { known: { orderId: first.order_id, same: first.request_hash.equals(hash) }, waiting };
};

/** Random references to choose from, so that they cannot be guessed; one in use already is skipped. */
const drawReferences = (): readonly string[] =>
  Array.from({ length: 5 }, () => orderReference(randomInt(referenceCount)));

type Numbering = { readonly scopes: readonly string[]; readonly references?: readonly string[] };

/**
 * Next numbers of a day in Rome, by shop; locked in one order, so that none deadlocks. The same statement finds the
 * first unused of some references.
 */
export const takeNumbers = async (
  tx: Tx,
  { scopes, references = drawReferences() }: Numbering,
  now: Date,
): Promise<{ readonly numbers: ReadonlyMap<string, string>; readonly reference: string }> => {
  const { rows } = await sql<{ scope: string; last: number; reference: string | null }>`
    insert into order_numbers as n (scope, day, last)
    select scope, ${wallClock(now).date}::date, 1
    from unnest(${[...new Set(scopes)].sort()}::text[]) with ordinality as s (scope, place) order by place
    on conflict (scope, day) do update set last = n.last + 1
    returning scope, last, (
      select drawn from unnest(${[...references]}::text[]) as drawn
      where not exists (select from orders o where o.reference = drawn) limit 1
    ) as reference`.execute(tx);
  const reference = rows[0]?.reference ?? undefined;
  if (reference === undefined)
    throw new Error('Every reference that was drawn is taken: longer ones are due');
  return { numbers: new Map(rows.map(({ scope, last }) => [scope, orderNumber(last)])), reference };
};

/** Inserts a whole order with its first events and its trace keys, in one statement. */
export const insertOrder = async (
  tx: Tx,
  { row, parts, lines, traces }: StoredOrder & { readonly traces: readonly Buffer[] },
  events: readonly HappenedTo[],
  now: Date,
): Promise<void> => {
  await sql`
    with new_order as (${insertRows('orders', [row])}),
      new_parts as (${insertRows('order_parts', parts)}),
      new_lines as (${insertRows('order_lines', lines)}),
      new_traces as (
        insert into order_traces (key, order_id, at)
        select key, ${row.id}, ${now}::timestamptz from unnest(${[...traces]}::bytea[]) as key
      )
    ${insertEvents(events, now)}`.execute(tx);
};

export type HappenedTo = {
  readonly orderId: OrderId;
  readonly part: PartKey | null;
  readonly event: string;
  readonly from: DeliveryState | null;
  readonly to: DeliveryState | null;
  readonly by: ActingAs;
  readonly details?: Readonly<Record<string, unknown>>;
};

const insertEvents = (events: readonly HappenedTo[], now: Date) =>
  insertRows(
    'order_events',
    events.map(({ orderId, part, event, from, to, by, details = {} }) => ({
      order_id: orderId,
      part,
      event,
      from_state: from,
      to_state: to,
      actor: by.actor,
      actor_id: by.actorId,
      // Sent as JSON, whatever it holds.
      details: details as JsonObject,
      at: now,
    })),
  );

/** Adds to the history of an order. */
export const noteEvents = async (tx: Tx, events: readonly HappenedTo[], now: Date): Promise<void> => {
  if (events.length > 0) await insertEvents(events, now).execute(tx);
};

type PartChange = {
  readonly state: DeliveryState;
  readonly promised_at?: Date | null;
  readonly slot_at?: Date | null;
  readonly begin_at?: null;
  readonly reason?: string;
  /** JSON of the state before; null when the step cannot be undone. */
  readonly undo: string | null;
};

const updateState = (orderId: OrderId, state: OrderState, now: Date) => sql`
  update orders set state = ${state}, version = version + 1,
    placed_at = case when ${state} not in ('awaiting_payment', 'cancelled', 'expired')
                     then coalesce(placed_at, ${now}::timestamptz) else placed_at end,
    completed_at = case when ${state} = 'completed' then ${now}::timestamptz else completed_at end
  where id = ${orderId}`;

type Moved = {
  readonly orderId: OrderId;
  readonly state: OrderState;
  readonly parts: readonly { readonly part: PartKey; readonly change: PartChange }[];
  /** One or more. */
  readonly events: readonly HappenedTo[];
  readonly outOf?: OrderedFrom | undefined;
};

/** The cart of an order, with the ordered pieces of it. */
export type OrderedFrom = { readonly cartId: CartId; readonly lines: readonly string[] };

/** Takes ordered pieces out of their cart; pieces added meanwhile stay. Two parts of a statement. */
const takenOut = ({ cartId, lines }: OrderedFrom, now: Date) => sql`
  gone as (
    delete from cart_lines where cart_id = ${cartId} and id = any(${[...lines]}::text[]) returning 1
  ),
  emptied as (
    update carts set version = version + 1, coupon = null, coupon_choice = null, gift = null,
      meta = meta - 'cutlery' - 'rider_note', touched_at = ${now}::timestamptz
    where id = ${cartId} and exists (select from gone)
  )`;

/**
 * Saves parts, history, state of the order and the rest of its cart, in one statement; the order is locked. The raised
 * version notifies every open page.
 */
export const saveMove = async (
  tx: Tx,
  { orderId, state, parts, events, outOf }: Moved,
  now: Date,
): Promise<void> => {
  const moved = parts.map(({ part, change }) => {
    const update = tx
      .updateTable('order_parts')
      .set({ ...change, since: now, ...(change.state === 'completed' && { completed_at: now }) })
      .where('order_id', '=', orderId)
      .where('part', '=', part);
    return sql`${sql.ref(`moved_${part}`)} as (${update}),`;
  });
  await sql`
    with ${sql.join(moved, sql` `)} ${outOf ? sql`${takenOut(outOf, now)},` : sql``} noted as (${insertEvents(events, now)})
    ${updateState(orderId, state, now)}`.execute(tx);
};

/** Saves the state of an order; the raised version notifies every open page. */
export const saveState = async (tx: Tx, orderId: OrderId, state: OrderState, now: Date): Promise<void> => {
  await updateState(orderId, state, now).execute(tx);
};

/** Replaces the key of a guest's order. */
export const replaceGuestKey = async (tx: Tx, orderId: OrderId, hash: Buffer): Promise<void> => {
  await tx.updateTable('orders').set({ token_hash: hash }).where('id', '=', orderId).execute();
};

/** Notifies every open page of a change, such as a card that was refused. */
export const touchOrder = async (tx: Tx, orderId: OrderId): Promise<void> => {
  await sql`update orders set version = version + 1 where id = ${orderId}`.execute(tx);
};

/** Sums the money that lost disputes of an order, and of its additions, have returned to the customer. */
export const sumDisputed = async (tx: Tx, orderId: OrderId): Promise<void> => {
  await sql`
    update orders set disputed_cents = lost.cents
    from (
      select coalesce(sum(amount_cents), 0)::int as cents from lost_disputes
      where (purpose = 'order' and owner_id = ${orderId})
        or (purpose = 'change' and owner_id in (select id from order_changes where order_id = ${orderId}))
    ) lost
    where id = ${orderId} and disputed_cents <> lost.cents`.execute(tx);
};

/** Changes the payment of an order from the till to a card; its pages and the board follow. */
export const savePaidByCard = async (tx: Tx, orderId: OrderId): Promise<void> => {
  await sql`update orders set payment_kind = 'card', version = version + 1 where id = ${orderId}`.execute(tx);
};

/** Records a refund with its pieces; false when the key is used already. */
export const insertRefund = async (
  tx: Tx,
  refund: Insertable<OrderRefunds>,
  pieces: readonly { readonly id: string; readonly qty: number }[],
): Promise<boolean> => {
  const written = await tx
    .insertInto('order_refunds')
    .values(refund)
    .onConflict((conflict) => conflict.columns(['order_id', 'key']).doNothing())
    .returning('amount_cents')
    .executeTakeFirst();
  if (!written) return false;
  await sql`
    update order_lines l set refunded_qty = l.refunded_qty + p.qty
    from unnest(${pieces.map(({ id }) => id)}::text[], ${pieces.map(({ qty }) => qty)}::int[]) as p (id, qty)
    where l.id = p.id`.execute(tx);
  await sql`
    update orders set refunded_cents = refunded_cents + ${written.amount_cents}, version = version + 1
    where id = ${refund.order_id}`.execute(tx);
  return true;
};

/** Takes the pieces of an ordered cart out of it. */
export const emptyCart = async (tx: Tx, from: OrderedFrom, now: Date): Promise<void> => {
  await sql`with ${takenOut(from, now)} select`.execute(tx);
};

/** Records a withdrawal from the contract for some lines. */
export const saveWithdrawn = async (tx: Tx, lineIds: readonly LineId[], now: Date): Promise<void> => {
  await sql`update order_lines set withdrawn_at = ${now} where id = any(${[...lineIds]}::text[])`.execute(tx);
};

/** Saves how often the slip of a part was printed; its order is locked. */
export const savePrints = async (
  tx: Tx,
  { orderId, part }: { readonly orderId: OrderId; readonly part: PartKey },
  prints: number,
): Promise<void> => {
  await tx
    .updateTable('order_parts')
    .set({ prints })
    .where('order_id', '=', orderId)
    .where('part', '=', part)
    .execute();
};
