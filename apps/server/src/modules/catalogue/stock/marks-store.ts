import type { ShelfKind } from '@zanga/contract/menu/shelf';
import type { ShopId, UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

type Marking = {
  readonly shopId: ShopId;
  readonly key: string;
  readonly name: string;
  /** Null until staff remove the mark. */
  readonly until: Date | null;
  readonly by: UserId;
};

const endOf = (until: Date | null) =>
  until === null ? sql<Date>`'infinity'::timestamptz` : sql<Date>`${until}::timestamptz`;

const savers: Record<ShelfKind, (tx: Tx, marking: Marking, now: Date) => Promise<unknown>> = {
  product: (tx, { shopId, key, until, by }, now) =>
    sql`
      insert into product_shops (product_id, shop_id, sold_out_until, sold_out_by, sold_out_at)
      values (${key}, ${shopId}, ${endOf(until)}, ${by}, ${now})
      on conflict (product_id, shop_id) do update set sold_out_until = excluded.sold_out_until,
        sold_out_by = excluded.sold_out_by, sold_out_at = excluded.sold_out_at`.execute(tx),
  choice: (tx, { shopId, key, until, by }, now) =>
    sql`
      insert into sold_out_choices (shop_id, choice_id, sold_out_until, marked_by, marked_at)
      values (${shopId}, ${key}, ${endOf(until)}, ${by}, ${now})
      on conflict (shop_id, choice_id) do update set sold_out_until = excluded.sold_out_until,
        marked_by = excluded.marked_by, marked_at = excluded.marked_at`.execute(tx),
  ingredient: (tx, { shopId, key, name, until, by }, now) =>
    sql`
      insert into sold_out_ingredients (shop_id, ingredient, name, sold_out_until, marked_by, marked_at)
      values (${shopId}, ${key}, ${name}, ${endOf(until)}, ${by}, ${now})
      on conflict (shop_id, ingredient) do update set name = excluded.name, sold_out_until = excluded.sold_out_until,
        marked_by = excluded.marked_by, marked_at = excluded.marked_at`.execute(tx),
};

/** Marks a thing as sold out in a shop. */
export const saveMark = async (
  tx: Tx,
  { kind, ...marking }: Marking & { readonly kind: ShelfKind },
  now: Date,
): Promise<void> => {
  await savers[kind](tx, marking, now);
};

const removers: Record<ShelfKind, (tx: Tx, shopId: ShopId, key: string) => Promise<unknown>> = {
  product: (tx, shopId, key) =>
    sql`update product_shops set sold_out_until = null, sold_out_by = null, sold_out_at = null
      where shop_id = ${shopId} and product_id = ${key}`.execute(tx),
  choice: (tx, shopId, key) =>
    sql`delete from sold_out_choices where shop_id = ${shopId} and choice_id = ${key}`.execute(tx),
  ingredient: (tx, shopId, key) =>
    sql`delete from sold_out_ingredients where shop_id = ${shopId} and ingredient = ${key}`.execute(tx),
};

export const removeMark = async (
  tx: Tx,
  { kind, shopId, key }: Pick<Marking, 'shopId' | 'key'> & { readonly kind: ShelfKind },
): Promise<void> => {
  await removers[kind](tx, shopId, key);
};

/** Deletes ended marks; the deletion drops the cached answers about them. */
export const removeEndedMarks = async (tx: Tx, now: Date): Promise<void> => {
  // An update without rows would be announced all the same. The smallest is found by its index; a plan for any instant
  // expects many rows for `exists`, and would read the table until it meets one.
  const { rows } = await sql<{ ended: string }>`
    select 'product' as ended where (select min(sold_out_until) from product_shops) <= ${now}
    union all select 'choice' where exists (select from sold_out_choices where sold_out_until <= ${now})
    union all select 'ingredient' where exists (select from sold_out_ingredients where sold_out_until <= ${now})`.execute(
    tx,
  );
  const ended = new Set(rows.map((row) => row.ended));
  // In the order in which orders lock stock (`stock-store.ts`).
  if (ended.has('product'))
    await sql`
      with ended as (
        select product_id, shop_id from product_shops where sold_out_until <= ${now}
        order by product_id, shop_id for no key update
      )
      update product_shops ps set sold_out_until = null, sold_out_by = null, sold_out_at = null
      from ended e where e.product_id = ps.product_id and e.shop_id = ps.shop_id`.execute(tx);
  if (ended.has('choice')) await sql`delete from sold_out_choices where sold_out_until <= ${now}`.execute(tx);
  if (ended.has('ingredient'))
    await sql`delete from sold_out_ingredients where sold_out_until <= ${now}`.execute(tx);
};
