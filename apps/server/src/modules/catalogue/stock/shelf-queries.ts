import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';

const shelfSize = 100;

/** What a shop sells, with its sold-out marks; those that are marked come first. */
export const readShelf = async (
  db: Db,
  shopId: string,
  { search, product }: { readonly search?: string | undefined; readonly product?: string | undefined },
  now: Date,
) => {
  const { rows } = await sql<{
    id: string;
    name: string;
    category: string;
    sold_out_until: Date | null;
    stock: number | null;
  }>`
    select p.id, p.name, c.name as category, p.stock,
      case when s.sold_out_until > ${now} then s.sold_out_until end as sold_out_until
    from products p
    join categories c on c.id = p.root_category_id
    left join product_shops s on s.product_id = p.id and s.shop_id = ${shopId}
    where p.published and coalesce(s.sold, true)
      and (${product ?? null}::text is null or p.id = ${product ?? null} or p.slug = ${product ?? null})
      and (${search ?? null}::text is null or position(plain(${search ?? ''}) in plain(p.name)) > 0)
    order by (s.sold_out_until > ${now}) desc nulls last, c.position, p.position, p.id
    limit ${shelfSize}`.execute(db);
  return rows;
};
