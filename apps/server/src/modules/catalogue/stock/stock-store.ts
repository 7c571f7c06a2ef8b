import type { ShopId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import { addedUp, type Pieces, placeOf, type StockTaking } from './pieces.ts';

type Taken = { readonly product: string; readonly taken: boolean };

// Every transaction locks stock in one order, so that none deadlocks: products by id, then stock of shops by product
// and shop. Editing products follows it, too.

/** Takes pieces from the brand's stock where no shop counts; for the others returns the shops, read without lock. */
const takeBrands = async (tx: Tx, pieces: readonly Pieces[]) => {
  const { products, shops, numbers } = addedUp(pieces);
  const { rows } = await sql<Taken & { shop: ShopId | null; own: boolean }>`
    with wanted as (
      select id, shop, qty
      from unnest(${products}::text[], ${shops}::text[], ${numbers}::int[]) as w (id, shop, qty)
    ), own as (
      select w.id, w.shop from product_shops ps join wanted w on w.id = ps.product_id and w.shop = ps.shop_id
      where ps.stock is not null
    ), rest as (
      select id, sum(qty)::int as qty from wanted w
      where not exists (select from own where own.id = w.id and own.shop = w.shop) group by id
    ), counted as (
      select p.id, rest.qty from products p join rest using (id)
      where p.stock is not null order by p.id for no key update of p
    ), taken as (
      update products p set stock = p.stock - c.qty from counted c
      where p.id = c.id and p.stock >= c.qty returning p.id
    )
    select c.id as product, null as shop, false as own, t.id is not null as taken
    from counted c left join taken t using (id)
    union all select id, shop, true, false from own`.execute(tx);
  return {
    brands: rows.filter(({ own }) => !own),
    own: new Set(rows.filter(({ own }) => own).map(placeOf)),
  };
};

/** Takes pieces from the stock of shops; returns the taken ones, without counts that have ended meanwhile. */
const takeOwn = async (
  tx: Tx,
  pieces: readonly Pieces[],
): Promise<readonly (Taken & { readonly shop: ShopId })[]> => {
  const { products, shops, numbers } = addedUp(pieces);
  const { rows } = await sql<Taken & { shop: ShopId }>`
    with wanted as (
      select id, shop, qty
      from unnest(${products}::text[], ${shops}::text[], ${numbers}::int[]) as w (id, shop, qty)
    ), counted as (
      select ps.product_id as id, ps.shop_id as shop, w.qty
      from product_shops ps join wanted w on w.id = ps.product_id and w.shop = ps.shop_id
      where ps.stock is not null order by ps.product_id, ps.shop_id for no key update of ps
    ), taken as (
      update product_shops ps set stock = ps.stock - c.qty from counted c
      where ps.product_id = c.id and ps.shop_id = c.shop and ps.stock >= c.qty
      returning ps.product_id as id, ps.shop_id as shop
    )
    select c.id as product, c.shop, t.id is not null as taken from counted c left join taken t using (id, shop)`.execute(
    tx,
  );
  return rows;
};

/**
 * Takes pieces from stock, or refuses because another order was faster: from the shop's own where it counts, else from
 * the brand's (docs/decisions/board.md). One statement where no shop counts.
 */
export const takeStock = async (tx: Tx, pieces: readonly Pieces[]): Promise<StockTaking> => {
  const { brands, own } = await takeBrands(tx, pieces);
  const ofBrand = new Set(brands.map(({ product }) => product));
  const whole = brands.every(({ taken }) => taken);
  const fromBrand = ({ product }: Pick<Pieces, 'product'>) =>
    ofBrand.has(product) ? { shop: null } : undefined;
  const ofShops = pieces.filter((one) => own.has(placeOf(one)));
  if (ofShops.length === 0) return { ok: whole, from: fromBrand };
  const rows = await takeOwn(tx, ofShops);
  const held = new Set(rows.map(placeOf));
  // A shop whose count ended in this moment is one without.
  const ended = ofShops.filter((one) => !held.has(placeOf(one)));
  const rest = ended.length > 0 ? await takeStock(tx, ended) : undefined;
  const from: StockTaking['from'] = (one) => {
    if (held.has(placeOf(one))) return { shop: one.shop };
    return own.has(placeOf(one)) ? rest?.from(one) : fromBrand(one);
  };
  return { ok: whole && rows.every(({ taken }) => taken) && rest?.ok !== false, from };
};

const holdBrands = async (tx: Tx, pieces: readonly Pieces[]): Promise<void> => {
  const { products } = addedUp(pieces);
  if (products.length > 0)
    await sql`select from products where id = any(${products}::text[]) order by id for no key update`.execute(
      tx,
    );
};

const holdOwn = async (tx: Tx, pieces: readonly Pieces[]): Promise<void> => {
  const { products, shops } = addedUp(pieces.filter(({ shop }) => shop !== null));
  if (products.length > 0)
    await sql`
      select from product_shops ps
      join unnest(${products}::text[], ${shops}::text[]) as w (id, shop)
        on w.id = ps.product_id and w.shop = ps.shop_id
      order by ps.product_id, ps.shop_id for no key update of ps`.execute(tx);
};

/** Returns pieces to the stock they came from; a count that has ended gets nothing. */
export const returnStock = async (tx: Tx, pieces: readonly Pieces[]): Promise<void> => {
  const brands = pieces.filter(({ shop }) => shop === null);
  if (brands.length > 0) {
    await holdBrands(tx, brands);
    const { products, numbers } = addedUp(brands);
    await sql`
      update products p set stock = p.stock + c.qty
      from unnest(${products}::text[], ${numbers}::int[]) as c (id, qty)
      where p.id = c.id and p.stock is not null`.execute(tx);
  }
  const own = pieces.filter(({ shop }) => shop !== null);
  if (own.length > 0) {
    await holdOwn(tx, own);
    const { products, shops, numbers } = addedUp(own);
    await sql`
      update product_shops ps set stock = ps.stock + c.qty
      from unnest(${products}::text[], ${shops}::text[], ${numbers}::int[]) as c (id, shop, qty)
      where ps.product_id = c.id and ps.shop_id = c.shop and ps.stock is not null`.execute(tx);
  }
};

/** Locks the stock that pieces come from or return to, so that doing both in one transaction cannot deadlock. */
export const holdStock = async (tx: Tx, pieces: readonly Pieces[]): Promise<void> => {
  await holdBrands(tx, pieces);
  await holdOwn(tx, pieces);
};

/** Products among these with own stock in a shop. */
export const readOwnCounts = async (
  tx: Tx,
  shop: string,
  products: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select product_id as id from product_shops
    where shop_id = ${shop} and product_id = any(${[...products]}::text[]) and stock is not null`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};
