import { writtenAddress } from '@zanga/domain/shops/written-address';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { Orders } from '../../../platform/database/tables.ts';
import { companyIn } from '../../brand/public.ts';
import type { PromisedShop } from '../../shops/public.ts';
import { hashGuestKey } from './guest-keys.ts';
import {
  type EventRow,
  eventRowOf,
  type LineRow,
  lineRowOf,
  type OrderRow,
  orderRowOf,
  type PartRow,
  partRowOf,
} from './row-queries.ts';

/** An order with its parts and lines, in their order. */
export type StoredOrder = {
  readonly row: OrderRow;
  readonly parts: readonly PartRow[];
  readonly lines: readonly LineRow[];
};

/** The owner of an order: a customer by their id, a guest by a key that opens this order alone. */
export type OrderOwner = { readonly userId: string } | { readonly token: string };

/** Parts and lines of an order whose row is known; one after the other, since a transaction has one connection. */
export const withParts = async (db: Db | Tx, row: Selectable<Orders>): Promise<StoredOrder> => {
  const parts = await db
    .selectFrom('order_parts')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('part')
    .execute();
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute();
  return { row: orderRowOf(row), parts: parts.map(partRowOf), lines: lines.map(lineRowOf) };
};

/** An order by its id, whoever's it is. */
export const readOrder = async (db: Db | Tx, id: string): Promise<StoredOrder | undefined> => {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && withParts(db, row);
};

const owned = (db: Db | Tx, id: string, owner: OrderOwner) => {
  const query = db.selectFrom('orders').where('id', '=', id);
  return 'userId' in owner
    ? query.where('user_id', '=', owner.userId)
    : query.where('token_hash', '=', hashGuestKey(owner.token));
};

/** Whether an order is somebody's. Another person's is answered like one that does not exist. */
export const ownsOrder = async (db: Db | Tx, id: string, owner: OrderOwner): Promise<boolean> =>
  (await owned(db, id, owner).select('id').executeTakeFirst()) !== undefined;

/** Somebody's order without its parts. */
export const readOwnRow = (db: Db | Tx, id: string, owner: OrderOwner) =>
  owned(db, id, owner).selectAll().executeTakeFirst();

/** Everything that happened to an order, oldest first. */
export const readEvents = async (db: Db | Tx, orderId: string): Promise<readonly EventRow[]> => {
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(eventRowOf);
};

/** What a key has given back already: nothing yet, a refund, or one that the bank did not make. */
export const refundOfKey = async (
  tx: Tx,
  orderId: string,
  key: string,
): Promise<'none' | 'given' | 'failed'> => {
  const row = await tx
    .selectFrom('order_refunds')
    .select('failed_at')
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return 'none';
  return row.failed_at === null ? 'given' : 'failed';
};

/** What an order shows of a shop that makes it. */
export type ShopOfOrder = Pick<PromisedShop, 'id' | 'slug' | 'name' | 'phone' | 'formatted' | 'position'>;

export const readShops = async (db: Db | Tx, ids: readonly string[]): Promise<readonly ShopOfOrder[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('shop_profiles')
    .select(['id', 'slug', 'name', 'phone', 'lat', 'lng', 'street', 'number', 'zip', 'city', 'province'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    ...row,
    formatted: writtenAddress(row),
    position: { lat: row.lat, lng: row.lng },
  }));
};

const pageSize = 20;

/** A page of somebody's orders, the newest first, with how many there are. */
export const listOrders = async (db: Db, userId: string, page: number) => {
  const { count } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const ids = rows.map(({ id }) => id);
  const parts =
    ids.length === 0
      ? []
      : await db.selectFrom('order_parts').selectAll().where('order_id', 'in', ids).execute();
  const orders = rows.map((row): StoredOrder => {
    const own = parts.filter(({ order_id }) => order_id === row.id);
    // A list shows no lines.
    return { row: orderRowOf(row), parts: own.map(partRowOf), lines: [] };
  });
  return { orders, total: count, lastPage: Math.max(1, Math.ceil(count / pageSize)) };
};

/** Orders whose waiting time is over. */
export const dueOrders = async (db: Db, now: Date, most: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'awaiting_payment')
    .where('pay_by', '<=', now)
    .orderBy('pay_by')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

/** A key, whose it is, and what was asked for with it. */
export type OrderKey = { readonly owner: string; readonly key: string; readonly hash: Buffer };

/** The order that a key has given, and whether it was asked for in the same words. */
export type KnownOrder = { readonly orderId: string; readonly same: boolean };

/** What has come of earlier tries: the order of this key, and others of the cart that still wait for their payment. */
export const readTries = async (
  db: Db | Tx,
  cartId: string,
  { owner, key, hash }: OrderKey,
): Promise<{ readonly known: KnownOrder | undefined; readonly waiting: readonly string[] }> => {
  const { rows } = await sql<{ order_id: string; request_hash: Buffer | null }>`
    select order_id, request_hash from order_keys where owner = ${owner} and key = ${key}
    union all
    select id, null from orders where cart_id = ${cartId} and state = 'awaiting_payment'`.execute(db);
  const known = rows.find(({ request_hash }) => request_hash !== null);
  return {
    known: known && { orderId: known.order_id, same: known.request_hash?.equals(hash) ?? false },
    waiting: rows.flatMap(({ order_id, request_hash }) => (request_hash === null ? order_id : [])),
  };
};

/** The seller's details, for what is printed. */
export const readSeller = async (
  db: Db,
): Promise<{ readonly name: string; readonly lines: readonly string[] }> => {
  const brand = await db
    .selectFrom('brand_profiles')
    .select(['name', 'company'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const { name, address, vat_number: vat, register } = companyIn(brand?.company ?? {});
  return {
    name: brand?.name ?? 'Zanga',
    lines: [name, address, vat && `P. IVA ${vat}`, register].flatMap((line) => line || []),
  };
};
