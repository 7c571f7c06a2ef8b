import { randomBytes } from 'node:crypto';
import type { CartId, UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import { type Db, type Tx, withoutWaiting } from '../../../platform/database/connection.ts';
import { removed } from '../../../platform/database/removed.ts';
import { newId } from '../../../platform/new-id.ts';
import { type CartRow, cartColumns, cartOf, hashCartToken, ownedBy, readCart } from './cart-queries.ts';
import type { CartOwner, StoredCart } from './cart-record.ts';

const dayMs = 86_400_000;

/** Key of a visitor's cart: 256 random bits. */
export const newCartToken = (): string => randomBytes(32).toString('base64url');

/** Locks the cart of an owner: of two that write at once, the second sees the first's changes. */
export const lockCart = async (tx: Tx, owner: CartOwner, id?: string): Promise<StoredCart | undefined> => {
  const named = id === undefined ? ownedBy(owner) : sql<boolean>`${ownedBy(owner)} and c.id = ${id}`;
  const { rows } = await sql<CartRow & { readonly waited: boolean }>`
    with held as (select id, ctid as place from carts c where ${named} for update)
    select ${cartColumns}, c.ctid <> held.place as waited from held left join carts c using (id)`.execute(tx);
  const [row] = rows;
  // A query that waited for the lock returned the row from before the wait; it is read again now.
  return row?.waited === false ? cartOf(row) : row && readCart(tx, owner);
};

/** Locks a cart without reading it, if it still exists. */
export const holdCart = async (tx: Tx, id: CartId): Promise<void> => {
  await tx.selectFrom('carts').select('id').where('id', '=', id).forUpdate().execute();
};

/** Makes and locks a cart for an owner without one; of two requests at once, one makes it. */
export const makeCart = async (db: Db | Tx, owner: CartOwner, now: Date): Promise<StoredCart | undefined> => {
  const id = newId('crt');
  const row = await db
    .insertInto('carts')
    .values({
      id,
      user_id: owner.kind === 'customer' ? owner.userId : null,
      token_hash: owner.kind === 'visitor' ? hashCartToken(owner.token) : null,
      created_at: now,
      touched_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && cartOf({ ...row, id, lines: [] });
};

/** Records that a cart was looked at, at most once a day. */
export const touchCart = async (db: Db, { id, touchedAt }: StoredCart, now: Date): Promise<void> => {
  if (now.getTime() - touchedAt.getTime() < dayMs) return;
  await db.updateTable('carts').set({ touched_at: now }).where('id', '=', id).execute();
};

/** Saves a locked cart; its lines may come from another cart. */
export const saveCart = (tx: Tx, cart: StoredCart, now: Date): Promise<void> =>
  withoutWaiting(tx, (quiet) => writeCart(quiet, cart, now));

const writeCart = async (tx: Tx, cart: StoredCart, now: Date): Promise<void> => {
  await tx
    .updateTable('carts')
    .set({
      version: cart.version,
      deliveries: JSON.stringify(cart.deliveries),
      coupon: cart.coupon,
      coupon_choice: cart.couponChoice,
      single_cart_shop: cart.singleCartShop,
      gift: cart.gift && JSON.stringify(cart.gift),
      meta: JSON.stringify(cart.meta),
      touched_at: now,
    })
    .where('id', '=', cart.id)
    .execute();
  const lines = cart.lines.map((line, position) => ({
    id: line.id,
    cart_id: cart.id,
    position,
    product_id: line.product,
    options: line.options,
    without: line.without,
    qty: line.qty,
    notes: line.notes,
    slug: line.slug,
    name: line.name,
    seen_unit_cents: line.seen,
  }));
  await sql`
    with wanted as (
      select * from jsonb_populate_recordset(null::cart_lines, ${JSON.stringify(lines)}::jsonb)
    ), gone as (
      delete from cart_lines where cart_id = ${cart.id} and id not in (select id from wanted)
    )
    insert into cart_lines select * from wanted
    on conflict (id) do update set
      cart_id = excluded.cart_id, position = excluded.position, options = excluded.options, without = excluded.without,
      qty = excluded.qty, slug = excluded.slug, name = excluded.name, seen_unit_cents = excluded.seen_unit_cents`.execute(
    tx,
  );
};

/**
 * Unpaid orders follow their pieces into another cart: ordering that cart replaces them, and paying them empties it. An
 * order whose payment runs at this moment stays: the payment holds it and needs the cart.
 */
export const moveWaitingOrders = async (tx: Tx, from: string, to: string): Promise<void> => {
  await sql`
    update orders set cart_id = ${to} where id in (
      select id from orders where cart_id = ${from} and state = 'awaiting_payment' for update skip locked
    )`.execute(tx);
};

/** Deletes a cart that was merged into another, or was only a rehearsal. */
export const dropCart = async (tx: Db | Tx, id: CartId): Promise<void> => {
  await tx.deleteFrom('carts').where('id', '=', id).execute();
};

export const forgetCart = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.deleteFrom('carts').where('user_id', '=', userId).execute();
};

/** Deletes abandoned carts of visitors. */
export const purgeCarts = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('carts').where('token_hash', 'is not', null).where('touched_at', '<', before));
