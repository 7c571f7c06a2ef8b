import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { Bytes } from '@zanga/contract/wire/route';
import { csvLine } from '@zanga/domain/catalogue/table/cells';
import { columnNames, jsonRowOf, type Names, rowOf } from '@zanga/domain/catalogue/table/columns';
import { countColumn, countIn, countRow } from '@zanga/domain/catalogue/table/counts';
import { flatOf } from '@zanga/domain/catalogue/table/flat';
import type { ShopId } from '@zanga/domain/ids';
import { wallClock } from '@zanga/domain/time';
import type { Db } from '../../../platform/database/connection.ts';
import { type MenuPageQuery, readEditedBy } from '../editing/edit-queries.ts';
import { listMenu } from '../editing/list-menu.ts';
import { presentEdited } from '../editing/present-form.ts';
import { readCountingShops } from './import-queries.ts';
import { readKnownThings } from './known-things.ts';

const perPage = 200;

type MenuExport = { readonly format: 'csv' | 'json' } & {
  readonly search?: string | undefined;
} & Partial<Pick<MenuPageQuery, 'category' | 'state'>>;

/** Products by name, in the order of the list, page by page. */
async function* pagesOf(
  db: Db,
  wanted: Omit<MenuExport, 'format'>,
  now: Date,
): AsyncGenerator<readonly EditedProduct[]> {
  let after: string | undefined;
  do {
    const page = await listMenu(db, { ...wanted, after, limit: perPage }, now);
    const ids = page.data.map(({ id }) => id);
    const found = new Map((await readEditedBy(db, 'id', ids)).map((row) => [row.id, presentEdited(row)]));
    yield ids.flatMap((id) => found.get(id) ?? []);
    after = page.next ?? undefined;
  } while (after !== undefined);
}

/** Names of the columns, and the shops with a column of stock. */
type Heads = { readonly names: Names; readonly shops: readonly ShopId[] };

/** The byte order mark has spreadsheets read the file as UTF-8. */
async function* csvOf(pages: AsyncIterable<readonly EditedProduct[]>, { names, shops }: Heads) {
  yield `\uFEFF${csvLine([...columnNames, ...shops.map((shop) => countColumn(shop, names).name)])}`;
  const cells = (one: EditedProduct) => [...rowOf(flatOf(one), names), ...countRow(one.counted_at, shops)];
  for await (const page of pages) yield page.map((one) => csvLine(cells(one))).join('');
}

/** One product per line, so that a reader can go line by line. */
async function* jsonOf(pages: AsyncIterable<readonly EditedProduct[]>, { names, shops }: Heads) {
  const heads = shops.map((shop) => [shop, countColumn(shop, names).name] as const);
  const counts = ({ counted_at }: EditedProduct) =>
    Object.fromEntries(heads.map(([shop, head]) => [head, countIn(counted_at, shop)]));
  let between = '[\n';
  for await (const page of pages)
    for (const one of page) {
      yield between + JSON.stringify({ ...jsonRowOf(flatOf(one), names), ...counts(one) });
      between = ',\n';
    }
  yield between === '[\n' ? '[]\n' : '\n]\n';
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}

/** Shops with stock of their own have a column; the head of another can be written by hand. */
const headsOf = async (db: Db): Promise<Heads> => {
  const { names, shops } = await readKnownThings(db);
  const counting = await readCountingShops(db);
  return { names, shops: shops.filter((shop) => counting.has(shop)) };
};

/** The menu as a table, streamed. */
export const exportMenu = async (db: Db, { format, ...wanted }: MenuExport, now: Date): Promise<Bytes> => {
  const heads = await headsOf(db);
  const pages = pagesOf(db, wanted, now);
  const texts = format === 'csv' ? csvOf(pages, heads) : jsonOf(pages, heads);
  return {
    type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    body: encoded(texts),
    headers: {
      'content-disposition': `attachment; filename="menu-${wallClock(now).date}.${format}"`,
      'cache-control': 'no-store',
    },
  };
};
