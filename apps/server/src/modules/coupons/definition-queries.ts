import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { type Definition, type DefinitionRow, definitionOf } from './definition.ts';

/** Everything about coupons `c`, the names behind their ids included; a category stands for those below it, too. */
export const definitionColumns: RawBuilder<DefinitionRow> = sql`
  c.id as coupon_id, c.code, c.title, c.description, c.rate_basis_points, c.most_cents, c.amount_cents,
  c.free_products, c.begins_at, c.ends_at, c.minimum_cents, c.shops, c.channels, c.products,
  c.first_order, c.members_only, c.birthday, c.use_limit, c.limit_per_customer, c.stackable, c.shareable,
  c.stopped, c.used_count,
  case when c.categories is not null then
    array(select id from category_profiles where id = any(c.categories) or parent_id = any(c.categories)) end as categories,
  array(select name from shop_profiles where id = any(c.shops) order by name) as shop_names,
  array(select name from category_profiles where id = any(c.categories) order by name)
    || array(select name from product_profiles where id = any(c.products) order by name) as thing_names,
  array(select name from product_profiles where id = any(c.free_products) order by name) as free_names`;

/** A coupon by what it is called among the staff. */
export const readById = async (db: Db | Tx, id: string): Promise<Definition | undefined> => {
  const { rows } = await sql<DefinitionRow>`
    select ${definitionColumns} from coupons c where c.id = ${id}`.execute(db);
  return rows[0] && definitionOf(rows[0]);
};

/** The coupon that a code stands for. */
export const readByCode = async (db: Db | Tx, code: string): Promise<Definition | undefined> => {
  const { rows } = await sql<DefinitionRow>`
    select ${definitionColumns} from coupons c where c.code = ${code}`.execute(db);
  return rows[0] && definitionOf(rows[0]);
};
