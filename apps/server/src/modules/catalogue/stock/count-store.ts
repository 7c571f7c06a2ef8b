import type { ShopId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

export type StockCount = {
  readonly product: string;
  readonly shop: ShopId;
  /** Null ends the count. */
  readonly pieces: number | null;
  /** Count that staff saw; nothing is written if it has changed. */
  readonly seen: number | null;
};

type Place = Pick<StockCount, 'product' | 'shop'>;

/** Locks the stock of shops for products already locked, in the order of orders (`stock-store.ts`). */
export const holdShelves = async (tx: Tx, products: readonly string[]): Promise<void> => {
  await sql`
    select from product_shops where product_id = any(${[...products]}::text[])
    order by product_id, shop_id for no key update`.execute(tx);
};

/** Same for single products and shops. */
const holdPlaces = async (tx: Tx, counts: readonly StockCount[]): Promise<void> => {
  await sql`
    select from product_shops ps
    join json_to_recordset(${JSON.stringify(counts)}::json) as w (product text, shop text)
      on w.product = ps.product_id and w.shop = ps.shop_id
    order by ps.product_id, ps.shop_id for no key update of ps`.execute(tx);
};

/** Adds first counts; returns the added ones, without any that another request has added meanwhile. */
const beginCounts = async (tx: Tx, counts: readonly StockCount[]): Promise<readonly Place[]> => {
  if (counts.length === 0) return [];
  const { rows } = await sql<Place>`
    insert into product_shops as ps (product_id, shop_id, stock)
    select product, shop, pieces
    from json_to_recordset(${JSON.stringify(counts)}::json) as w (product text, shop text, pieces int)
    order by product, shop
    on conflict (product_id, shop_id) do update set stock = excluded.stock where ps.stock is null
    returning product_id as product, shop_id as shop`.execute(tx);
  return rows;
};

/** Changes or ends counts; returns the changed ones, without any that differ from the count seen. */
const moveCounts = async (tx: Tx, counts: readonly StockCount[]): Promise<readonly Place[]> => {
  if (counts.length === 0) return [];
  const { rows } = await sql<Place>`
    update product_shops ps set stock = w.pieces
    from json_to_recordset(${JSON.stringify(counts)}::json) as w (product text, shop text, pieces int, seen int)
    where ps.product_id = w.product and ps.shop_id = w.shop and ps.stock = w.seen
    returning ps.product_id as product, ps.shop_id as shop`.execute(tx);
  return rows;
};

const keyOf = ({ product, shop }: Place): string => `${product} ${shop}`;

/**
 * Saves the stock of shops for locked products, where it still is the count seen. Returns the others: an order or a
 * colleague came first. Three statements at most, for any number.
 */
export const saveCounts = async (tx: Tx, counts: readonly StockCount[]): Promise<readonly Place[]> => {
  if (counts.length === 0) return [];
  await holdPlaces(tx, counts);
  const begun = await beginCounts(
    tx,
    counts.filter(({ seen }) => seen === null),
  );
  const moved = await moveCounts(
    tx,
    counts.filter(({ seen }) => seen !== null),
  );
  const written = new Set([...begun, ...moved].map(keyOf));
  return counts.filter((one) => !written.has(keyOf(one)));
};

/** Sets the stock of a product in a shop; false where it has changed since, or is the same already. */
export const saveCount = async (tx: Tx, count: StockCount): Promise<boolean> => {
  if (count.pieces === count.seen) return false;
  // Before its own row, as editing the product does.
  await sql`select from products where id = ${count.product} for key share`.execute(tx);
  return (await saveCounts(tx, [count])).length === 0;
};
