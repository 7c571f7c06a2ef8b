import { readFile } from 'node:fs/promises';
import type pg from 'pg';

const idsFile = new URL('../../../packages/domain/src/ids.ts', import.meta.url);

/** Views whose `id` is that of a table. */
const viewedTables: Readonly<Record<string, string>> = {
  category_images: 'pictures',
  category_profiles: 'categories',
  device_names: 'shop_devices',
  invited_staff: 'staff_invitations',
  open_tables: 'shop_tables',
  order_facts: 'orders',
  order_line_facts: 'order_lines',
  people: 'users',
  product_images: 'pictures',
  product_profiles: 'products',
  shop_profiles: 'shops',
  shops_in_making: 'shops',
  signed_in_devices: 'devices',
  used_codes: 'redemptions',
};

/** Tables that a column's name leads to where the two differ: `group_id` → `option_groups`. */
const namedTables: Readonly<Record<string, string>> = {
  actor: 'users',
  cart_line: 'cart_lines',
  change: 'menu_changes',
  choice: 'option_choices',
  device: 'shop_devices',
  drawing: 'coupon_drawings',
  folder: 'picture_folders',
  group: 'option_groups',
  import: 'menu_imports',
  line: 'order_lines',
  membership: 'prime_joinings',
  parent: 'categories',
  person: 'users',
  table: 'shop_tables',
  wallet: 'wallet_coupons',
};

/** Columns with ids of several kinds, or with an empty text where the shipped part of an order has no shop. */
const mixed: Readonly<Record<string, readonly string[]>> = {
  'contact_blocks.shop_id': ['string'],
  'order_search.shop_id': ['string'],
  'orders.coupon_id': ['CouponId', 'WalletCouponId'],
  'orders.shop_ids': ['string'],
};

type Column = { readonly table: string; readonly column: string; readonly leads_to: string | null };

/** Columns of text, with the table whose `id` a foreign key names. */
const textColumns = async (client: pg.Client): Promise<readonly Column[]> => {
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as column,
      (select k.confrelid::regclass::text from pg_constraint k
       join pg_attribute i on i.attrelid = k.confrelid and i.attname = 'id' and k.confkey = array[i.attnum]
       where k.contype = 'f' and k.conrelid = c.oid and k.conkey = array[a.attnum]) as leads_to
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      and a.attnum > 0 and a.atttypid in ('text'::regtype, 'text[]'::regtype)
    order by 1, 2`);
  return rows;
};

/** Type of each table's ids: its constraint says the prefix, and `ids.ts` names the type of that prefix. */
const typesOfIds = async (client: pg.Client): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await client.query<{ table: string; prefix: string }>(`
    select conrelid::regclass::text as table,
      substring(pg_get_constraintdef(oid) from '\\(id ~~ ''([a-z]{3})\\\\_%''') as prefix
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`);
  const named = [...(await readFile(idsFile, 'utf8')).matchAll(/^export type (\w+) = Id<'(\w{3})'>;$/gm)];
  const types = new Map(named.map(([, type, prefix]) => [prefix, type]));
  return new Map(
    rows.flatMap(({ table, prefix }) => {
      const type = types.get(prefix);
      return type === undefined ? [] : [[table, type]];
    }),
  );
};

/** The table whose ids a column holds: by its foreign key, or by its name (`ordered_shop_id` → `shops`). */
const tableOf = ({ table, column, leads_to }: Column, known: ReadonlyMap<string, string>) => {
  if (column === 'id') return known.has(table) ? table : (viewedTables[table] ?? leads_to ?? undefined);
  if (leads_to) return leads_to;
  if (column.endsWith('_by')) return 'users';
  if (/_shop$/.test(column)) return 'shops';
  const words = /^(\w+)_ids?$/.exec(column)?.[1]?.split('_') ?? [];
  return words
    .map((_, from) => words.slice(from).join('_'))
    .flatMap((name) => [namedTables[name] ?? '', `${name}s`, name.replace(/y$/, 'ies')])
    .find((name) => known.has(name));
};

/** The types of rows in which each column of ids is of its kind; one with a default may hold another text. */
export const withIds = async (client: pg.Client, rows: string, pascal: (name: string) => string) => {
  const known = await typesOfIds(client);
  const used = new Set<string>();
  let typed = rows;
  for (const column of await textColumns(client)) {
    const kind = known.get(tableOf(column, known) ?? '');
    const types = mixed[`${column.table}.${column.column}`] ?? (kind === undefined ? [] : [kind]);
    if (types.length === 0) continue;
    typed = typed.replace(
      new RegExp(`(export interface ${pascal(column.table)} \\{[^}]*\\n  ${column.column}: )string`),
      (_, before: string) => {
        for (const type of types) if (type !== 'string') used.add(type);
        return `${before}${types.join(' | ')}`;
      },
    );
  }
  const imported = `import type { ${[...used].sort().join(', ')} } from '@zanga/domain/ids';`;
  return typed.replace(/^import /m, `${imported}\nimport `);
};
