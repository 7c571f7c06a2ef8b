import { givenId, type OrderId, type ShopId, type TableId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import type { DeliveryState } from '@zanga/domain/ordering/states';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';

const selectTables = (db: Db | Tx) =>
  db
    .selectFrom('shop_tables as t')
    .innerJoin('shop_profiles as s', 's.id', 't.shop_id')
    .select(['t.id', 't.label', 't.open_since', 't.seat', 't.welcomed_at', 't.shop_id', 's.slug', 's.name'])
    .select(['s.street', 's.number', 's.zip', 's.city', 's.province']);

export type TableRow = Awaited<ReturnType<ReturnType<typeof selectTables>['execute']>>[number];

export const readTable = (db: Db | Tx, id: TableId): Promise<TableRow | undefined> =>
  selectTables(db).where('t.id', '=', id).executeTakeFirst();

/** The tables of a shop by id or slug, `7` before `12`. */
export const readTables = async (db: Db, shopId: ShopId): Promise<readonly TableRow[]> =>
  selectTables(db).where('t.shop_id', '=', shopId).orderBy(sql`length(t.label)`).orderBy('t.label').execute();

export const readShop = (db: Db, key: string) =>
  db
    .selectFrom('shop_profiles')
    .select(['id', 'name'])
    .where((eb) => eb.or([eb('id', '=', givenId('shp', key)), eb('slug', '=', key)]))
    .executeTakeFirst();

export type OrderRow = {
  readonly table: string;
  readonly id: OrderId;
  readonly number: string;
  readonly name: string;
  readonly state: DeliveryState;
  readonly since: Date;
  readonly promised_at: Date | null;
  readonly payment: 'card' | 'cash' | 'till';
  readonly total: Cents;
  readonly refunded: Cents;
  readonly taken: Cents;
  readonly lost: Cents;
  readonly placed_at: Date;
  readonly items: readonly { readonly qty: number; readonly name: string }[];
};

/** Orders at open tables since each was opened, oldest first. */
export const readOrdersAt = async (db: Db | Tx, tables: readonly TableId[]): Promise<readonly OrderRow[]> => {
  if (tables.length === 0) return [];
  const { rows } = await sql<OrderRow>`
    select t.id as table, o.id, p.number, o.firstname as name, p.state, p.since, p.promised_at,
      o.payment_kind as payment, o.total_cents as total, o.refunded_cents as refunded,
      o.taken_cents as taken, o.lost_cents as lost, o.placed_at,
      (select json_agg(json_build_object('qty', l.qty, 'name', l.name) order by l.position)
       from order_line_facts l where l.order_id = o.id) as items
    from shop_tables t
    join order_part_facts p on p.shop_id = t.shop_id and p.mode = 'onshop' and p.table_label = t.label
    join order_facts o on o.id = p.order_id
    where t.id = any(${[...tables]}::text[]) and o.placed_at >= t.open_since
    order by o.placed_at, o.number, o.id`.execute(db);
  return rows;
};

/** Open calls of a shop's tables, oldest first. */
export const readCalls = (db: Db, of: { readonly shopId: ShopId } | { readonly tableId: TableId }) => {
  const query = db
    .selectFrom('table_calls as c')
    .innerJoin('shop_tables as t', 't.id', 'c.table_id')
    .select(['c.id', 't.label as table', 'c.reason', 'c.at', 't.shop_id'])
    .where('c.seen_at', 'is', null)
    .orderBy('c.at');
  return 'shopId' in of
    ? query.where('t.shop_id', '=', of.shopId).execute()
    : query.where('t.id', '=', of.tableId).execute();
};
