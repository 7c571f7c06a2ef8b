import type pg from 'pg';

/** Rows that belong to a product and are copied with it; their own keys are made anew. */
const parts = [
  'product_categories',
  'product_allergens',
  'product_pictures',
  'product_option_groups',
  'price_history',
];

const columnsOf = async (client: pg.ClientBase, table: string, without: readonly string[]) => {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and attidentity = '' and attname <> all ($2)`,
    [table, without],
  );
  return rows.map(({ name }) => name);
};

/** Copies products under other addresses until there are so many. */
export const growTo = async (client: pg.ClientBase, products: number): Promise<void> => {
  const columns = (await columnsOf(client, 'products', ['id', 'slug'])).join(', ');
  for (let round = 1; ; round += 1) {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from products');
    const missing = products - (rows[0]?.count ?? 0);
    if (missing <= 0) break;
    await client.query(
      `create temporary table copied as
         select id, 'prd_copy' || $1::int || substr(id, 5) as copy from products
         where id not like 'prd\\_copy%' order by id limit $2`,
      [round, missing],
    );
    await client.query(
      `insert into products (id, slug, ${columns})
         select copy, 'copy-' || $1::int || '-' || slug, ${columns} from copied join products using (id)`,
      [round],
    );
    for (const part of parts) {
      const own = (await columnsOf(client, part, ['id', 'product_id'])).join(', ');
      await client.query(
        `insert into ${part} (product_id, ${own})
           select copy, ${own} from copied join ${part} on product_id = copied.id on conflict do nothing`,
      );
    }
    await client.query('drop table copied');
  }
  await client.query('vacuum analyze');
};
