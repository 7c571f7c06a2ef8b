import type { importOutcomes } from '@zanga/contract/menu/menu-table';
import { id } from '@zanga/contract/wire/values';
import type { CategoryId, MenuImportId, ProductId } from '@zanga/domain/ids';
import { auditActions } from '@zanga/domain/staff/audit';
import { staffRoles } from '@zanga/domain/staff/rights';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';

/** Categories with the root above each; the tree has two levels. */
export const readRoots = (db: Db | Tx) =>
  db
    .selectFrom('categories')
    .select(['id', sql<CategoryId>`coalesce(parent_id, id)`.as('root')])
    .execute();

export const readGroupsOnOffer = (db: Db | Tx) =>
  db.selectFrom('option_groups').where('archived', '=', false).select(['id', 'name']).execute();

export const readAllShops = (db: Db | Tx) =>
  db.selectFrom('shop_profiles').select(['id', 'name']).orderBy('name').orderBy('id').execute();

/** Shops with any stock of their own. */
export const readCountingShops = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('product_shops')
    .where('stock', 'is not', null)
    .select('shop_id')
    .distinct()
    .execute();
  return new Set(rows.map(({ shop_id }) => shop_id));
};

/** Slugs among these that belong to cinema shows. */
export const readCinemaSlugs = async (
  db: Db | Tx,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('products')
    .where(sql<boolean>`slug = any(${[...slugs]}::text[])`)
    .where('kind', '=', 'cinema')
    .select('slug')
    .execute();
  return new Set(rows.map(({ slug }) => slug));
};

/** Slugs among these that are taken. */
export const readTakenSlugs = async (db: Db | Tx, slugs: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('products')
    .where(sql<boolean>`slug = any(${[...slugs]}::text[])`)
    .select('slug')
    .execute();
  return new Set(rows.map(({ slug }) => slug));
};

const selectImports = (db: Db | Tx) =>
  db
    .selectFrom('menu_imports')
    .select(['id', 'file_name', 'state', 'problem', 'overtaken', 'progress', 'sent_at']);

/** Recent imports. */
export const readImports = (db: Db) =>
  selectImports(db).orderBy('sent_at', 'desc').orderBy('id').limit(10).execute();

export const readImport = (db: Db | Tx, id: MenuImportId) =>
  selectImports(db).where('id', '=', id).executeTakeFirst();

export type ImportRow = NonNullable<Awaited<ReturnType<typeof readImport>>>;

/** Rows of some imports, counted by their outcome. */
export const countLines = (db: Db | Tx, ids: readonly MenuImportId[]) =>
  db
    .selectFrom('menu_import_lines')
    .where(sql<boolean>`import_id = any(${[...ids]}::text[])`)
    .groupBy(['import_id', 'outcome'])
    .select(({ fn }) => ['import_id', 'outcome', fn.countAll<number>().as('rows')])
    .select(sql<number>`count(*) filter (where unusual)`.as('unusual'))
    .execute();

/** File of an import that is still to be read; undefined afterwards. */
export const readFile = async (db: Db, id: MenuImportId): Promise<Uint8Array | undefined> => {
  const row = await db
    .selectFrom('menu_imports')
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .select('file')
    .executeTakeFirst();
  return row?.file ?? undefined;
};

const trailIn = jsonColumn(
  'menu_imports.trail',
  z.object({
    action: z.enum(auditActions),
    userId: z.nullable(id('usr')),
    posts: z.array(
      z.object({ role: z.enum(staffRoles), shopId: z.nullable(id('shp')), allShops: z.boolean() }),
    ),
    device: z.nullable(z.string()),
    network: z.nullable(z.string()),
    deviceId: z.optional(id('dvc')),
  }),
);

/** Trail of the person who asked for the writing; undefined for an import that is not being written. */
export const readTrail = async (db: Db | Tx, id: MenuImportId) => {
  const row = await db
    .selectFrom('menu_imports')
    .where('id', '=', id)
    .where('state', '=', 'writing')
    .select('trail')
    .executeTakeFirst();
  if (!row) return undefined;
  const { deviceId, ...trail } = trailIn(row.trail);
  return { ...trail, ...(deviceId !== undefined && { deviceId }) };
};

type Outcome = (typeof importOutcomes)[number];

/** Rows of an import in their order. */
export const readLines = (
  db: Db,
  {
    id,
    outcome,
    after,
    limit,
  }: {
    readonly id: MenuImportId;
    readonly outcome: Outcome | undefined;
    readonly after: number;
    readonly limit: number;
  },
) => {
  let query = db
    .selectFrom('menu_import_lines')
    .where('import_id', '=', id)
    .where('line', '>', after)
    .select(['line', 'outcome', 'slug', 'name', 'changes', 'problems', 'unusual'])
    .orderBy('line')
    .limit(limit);
  if (outcome !== undefined) query = query.where('outcome', '=', outcome);
  return query.execute();
};

/** Position of the writing in an import. */
export type Place = { readonly counted: boolean; readonly product: string; readonly line: number };

/** Next rows to write: products with stock last, by id, in the order in which orders lock them. */
export const readToWrite = (db: Tx, id: MenuImportId, { counted, product, line }: Place, limit: number) =>
  db
    .selectFrom('menu_import_lines')
    .where('import_id', '=', id)
    .where('outcome', 'in', ['new', 'changed'])
    .where(sql<boolean>`(counted, product_id, line) > (${counted}::boolean, ${product}::text, ${line}::int)`)
    .select(['line', 'outcome', 'slug', 'name', 'kind', 'product_id', 'before', 'after', 'counted', 'shelf'])
    .$narrowType<{ product_id: ProductId }>()
    .orderBy('counted')
    .orderBy('product_id')
    .orderBy('line')
    .limit(limit)
    .execute();

/** Next rows that change stock of shops, by product id, in the order in which orders lock them. */
export const readShelfLines = (
  db: Tx,
  id: MenuImportId,
  after: Pick<Place, 'product' | 'line'>,
  limit: number,
) =>
  db
    .selectFrom('menu_import_lines')
    .where('import_id', '=', id)
    .where('outcome', '=', 'changed')
    .where('shelf', '=', true)
    .where(sql<boolean>`(product_id, line) > (${after.product}::text, ${after.line}::int)`)
    .select(['line', 'name', 'product_id', 'before', 'after'])
    .$narrowType<{ product_id: ProductId }>()
    .orderBy('product_id')
    .orderBy('line')
    .limit(limit)
    .execute();
