import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { type Definition, type DefinitionRow, definitionOf } from './definition.ts';

/** All columns of coupons `c`, with the names behind their ids; a category includes its subcategories. */
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

export const readById = async (db: Db | Tx, id: string): Promise<Definition | undefined> => {
  const { rows } = await sql<DefinitionRow>`
    select ${definitionColumns} from coupons c where c.id = ${id}`.execute(db);
  return rows[0] && definitionOf(rows[0]);
};

/** State of one drawn code. */
export type Drawn = {
  readonly code: string;
  readonly withdrawn: boolean;
  /** Its standing use; `waitingFor` is the cart of an order that waits for its payment. */
  readonly use: { readonly waitingFor: string | null } | null;
};

export type ByCode = { readonly definition: Definition; readonly drawn: Drawn | null };

type ByCodeRow = DefinitionRow & {
  readonly drawn: string | null;
  readonly withdrawn: boolean;
  readonly used: boolean;
  readonly waiting_for: string | null;
};

/** The coupon of a code: its own, or one of many drawn. */
export const readByCode = async (db: Db | Tx, code: string): Promise<ByCode | undefined> => {
  const { rows } = await sql<ByCodeRow>`
    select ${definitionColumns}, k.drawn, k.withdrawn_at is not null as withdrawn, u.id is not null as used,
      case when o.state = 'awaiting_payment' then o.cart_id end as waiting_for
    from (
      select id as coupon, null::text as drawn, null::timestamptz as withdrawn_at from coupons where code = ${code}
      union all
      select coupon_id, code, withdrawn_at from coupon_codes where code = ${code}
    ) k
    join coupons c on c.id = k.coupon
    left join coupon_uses u on u.drawn_code = k.drawn and u.given_back_at is null
    left join order_facts o on o.id = u.order_id
    order by k.drawn nulls first limit 1`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const use = row.used ? { waitingFor: row.waiting_for } : null;
  const drawn = row.drawn === null ? null : { code: row.drawn, withdrawn: row.withdrawn, use };
  return { definition: definitionOf(row), drawn };
};
