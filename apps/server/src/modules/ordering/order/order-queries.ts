import { namesOf } from '@zanga/domain/brand/names';
import type { OrderId, ShopId, UserId } from '@zanga/domain/ids';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import { type ExpressionBuilder, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { companyIn } from '../../../platform/database/company.ts';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { DB, Orders } from '../../../platform/database/tables.ts';
import type { PromisedShop } from '../../shops/public.ts';
import { hashGuestKey } from './guest-keys.ts';
import {
  type LineRow,
  type OrderRow,
  orderRowOf,
  type PartRow,
  partRowOf,
  toldEventOf,
  toldLineOf,
  toldPartOf,
} from './row-queries.ts';

/** An order with its parts and lines, in their order. */
export type StoredOrder = {
  readonly row: OrderRow;
  readonly parts: readonly PartRow[];
  readonly lines: readonly LineRow[];
};

/** The owner of an order: a customer by their id, a guest by a key that opens this order alone. */
export type OrderOwner = { readonly userId: UserId } | { readonly token: string };

/**
 * Condition on a column of order ids. Of several one text for any number; a single one apart, since its plan is kept
 * and a list's is made anew at each call.
 */
export const ofOrders = (column: string, orders: readonly OrderId[]): RawBuilder<SqlBool> =>
  orders.length === 1
    ? sql`${sql.ref(column)} = ${orders[0]}`
    : sql`${sql.ref(column)} = any(${[...orders]}::text[])`;

type InOrders = ExpressionBuilder<DB, 'orders'>;

/** Parts and lines of an order as columns of its row: each statement saved is a tenth of an order's cost. */
const contents = (orders: InOrders) =>
  [
    jsonArrayFrom(
      orders
        .selectFrom('order_parts as p')
        .selectAll('p')
        .whereRef('p.order_id', '=', 'orders.id')
        .orderBy('p.part'),
    ).as('parts'),
    jsonArrayFrom(
      orders
        .selectFrom('order_lines as l')
        .selectAll('l')
        .whereRef('l.order_id', '=', 'orders.id')
        .orderBy('l.position'),
    ).as('lines'),
  ] as const;

/** History of an order, oldest first, as a column of its row. */
const history = (orders: InOrders) =>
  jsonArrayFrom(
    orders
      .selectFrom('order_events as e')
      .selectAll('e')
      .whereRef('e.order_id', '=', 'orders.id')
      .orderBy('e.id'),
  ).as('events');

/** Present and former shops of an order, as a column of its row. */
const makers = ({ selectFrom }: InOrders) =>
  jsonArrayFrom(
    selectFrom('shop_profiles as s')
      .select(shopColumns)
      .where(({ exists, selectFrom: inShops }) =>
        exists(
          inShops('order_parts as m')
            .whereRef('m.order_id', '=', 'orders.id')
            .where(
              ({ ref }) => sql<boolean>`${ref('s.id')} in (${ref('m.shop_id')}, ${ref('m.ordered_shop_id')})`,
            ),
        ),
      ),
  ).as('shops');

/** Parts, lines and shops of an order, for a caller that reads its row at the same time. */
export const readContents = async (db: Db | Tx, id: OrderId) => {
  const found = await db
    .selectFrom('orders')
    .select(contents)
    .select(makers)
    .where('id', '=', id)
    .executeTakeFirst();
  return {
    parts: found?.parts.map(toldPartOf) ?? [],
    lines: found?.lines.map(toldLineOf) ?? [],
    shops: found?.shops.map(shopOfOrder) ?? [],
  };
};

/** Parts and lines of a known row. */
export const withParts = async (db: Db | Tx, row: Selectable<Orders>): Promise<StoredOrder> => {
  const { parts, lines } = await db
    .selectFrom('orders')
    .select(contents)
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  return { row: orderRowOf(row), parts: parts.map(toldPartOf), lines: lines.map(toldLineOf) };
};

/** An order by its id, of any owner. */
export const readOrder = async (db: Db | Tx, id: OrderId): Promise<StoredOrder | undefined> => {
  const found = await db
    .selectFrom('orders')
    .selectAll()
    .select(contents)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { parts, lines, ...row } = found;
  return { row: orderRowOf(row), parts: parts.map(toldPartOf), lines: lines.map(toldLineOf) };
};

const owned = (db: Db | Tx, id: OrderId, owner: OrderOwner) => {
  const query = db.selectFrom('orders').where('id', '=', id);
  return 'userId' in owner
    ? query.where('user_id', '=', owner.userId)
    : query.where('token_hash', '=', hashGuestKey(owner.token));
};

/** Whether an order belongs to this owner. Another person's is answered like one that does not exist. */
export const ownsOrder = async (db: Db | Tx, id: OrderId, owner: OrderOwner): Promise<boolean> =>
  (await owned(db, id, owner).select('id').executeTakeFirst()) !== undefined;

/** An order with its history, oldest first, and its shops; of this owner, or of any without one. */
export const readWithHistory = async (db: Db | Tx, id: OrderId, owner?: OrderOwner) => {
  const found = await (owner ? owned(db, id, owner) : db.selectFrom('orders').where('id', '=', id))
    .selectAll()
    .select(contents)
    .select((orders) => [history(orders), makers(orders)])
    .executeTakeFirst();
  if (!found) return undefined;
  const { parts, lines, events, shops, ...row } = found;
  const order: StoredOrder = {
    row: orderRowOf(row),
    parts: parts.map(toldPartOf),
    lines: lines.map(toldLineOf),
  };
  return { order, events: events.map(toldEventOf), shops: shops.map(shopOfOrder) };
};

/** An order of this owner without its parts. */
export const readOwnRow = (db: Db | Tx, id: OrderId, owner: OrderOwner) =>
  owned(db, id, owner).selectAll().executeTakeFirst();

/** Outcome of a refund key: unused, refunded, or failed at the bank. */
export const refundOfKey = async (
  tx: Tx,
  orderId: OrderId,
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

/** Fields of a shop that its orders show. */
export type ShopOfOrder = Pick<PromisedShop, 'id' | 'slug' | 'name' | 'phone' | 'formatted' | 'position'>;

const shopColumns = [
  ...(['s.id', 's.slug', 's.name', 's.phone', 's.lat', 's.lng'] as const),
  ...(['s.street', 's.number', 's.zip', 's.city', 's.province'] as const),
] as const;

type ShopRow = Omit<ShopOfOrder, 'formatted' | 'position'> &
  Parameters<typeof writtenAddress>[0] & { readonly lat: number; readonly lng: number };

const shopOfOrder = (row: ShopRow): ShopOfOrder => ({
  ...row,
  formatted: writtenAddress(row),
  position: { lat: row.lat, lng: row.lng },
});

export const readShops = async (db: Db | Tx, ids: readonly ShopId[]): Promise<readonly ShopOfOrder[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('shop_profiles as s')
    .select(shopColumns)
    .where('s.id', 'in', ids)
    .execute();
  return rows.map(shopOfOrder);
};

const pageSize = 20;

/** A page of a user's orders, newest first, with their total number. */
export const listOrders = async (db: Db, userId: UserId, page: number) => {
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

/** Unpaid orders that are due to expire. */
export const dueOrders = async (db: Db, now: Date, most: number): Promise<readonly OrderId[]> => {
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

/** An idempotency key with its owner and the hash of its request. */
export type OrderKey = { readonly owner: string; readonly key: string; readonly hash: Buffer };

/** Order of an idempotency key, and whether the request was the same. */
export type KnownOrder = { readonly orderId: OrderId; readonly same: boolean };

/** Legal details of the seller, for the receipt. */
export const readSeller = async (
  db: Db,
): Promise<{ readonly name: string; readonly prime: string; readonly lines: readonly string[] }> => {
  const brand = await db
    .selectFrom('brand_profiles')
    .select(['name', 'membership_name', 'company'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const { name, address, vat_number: vat, register } = companyIn(brand?.company ?? {});
  return {
    name: brand?.name ?? '',
    prime: namesOf(brand?.name ?? '', brand?.membership_name).prime,
    lines: [name, address, vat && `P. IVA ${vat}`, register].flatMap((line) => line || []),
  };
};
