import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { Bytes } from '@zanga/contract/wire/route';
import { csvLine } from '@zanga/domain/catalogue/table/cells';
import { columnNames, jsonRowOf, type Names, rowOf } from '@zanga/domain/catalogue/table/columns';
import { flatOf } from '@zanga/domain/catalogue/table/flat';
import { wallClock } from '@zanga/domain/time';
import type { Db } from '../../../platform/database/connection.ts';
import { type Listed, readEditedBy } from '../editing/edit-queries.ts';
import { listMenu } from '../editing/list-menu.ts';
import { presentEdited } from '../editing/present-form.ts';
import { readKnownThings } from './known-things.ts';

const perPage = 200;

type Wanted = { readonly format: 'csv' | 'json' } & {
  readonly [Name in 'search' | 'category']?: string | undefined;
} & { readonly state?: Listed['state'] };

/** Products by name, as its list has them, page by page. */
async function* pagesOf(
  db: Db,
  wanted: Omit<Wanted, 'format'>,
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

/** The mark at the beginning has spreadsheets read it as what it is. */
async function* csvOf(pages: AsyncIterable<readonly EditedProduct[]>, names: Names) {
  yield `\uFEFF${csvLine(columnNames)}`;
  for await (const page of pages) yield page.map((one) => csvLine(rowOf(flatOf(one), names))).join('');
}

/** A product a line, so that it can be read line by line. */
async function* jsonOf(pages: AsyncIterable<readonly EditedProduct[]>, names: Names) {
  let between = '[\n';
  for await (const page of pages)
    for (const one of page) {
      yield between + JSON.stringify(jsonRowOf(flatOf(one), names));
      between = ',\n';
    }
  yield between === '[\n' ? '[]\n' : '\n]\n';
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}

/** The menu as a table, sent as it is read. */
export const exportMenu = async (db: Db, { format, ...wanted }: Wanted, now: Date): Promise<Bytes> => {
  const { names } = await readKnownThings(db);
  const pages = pagesOf(db, wanted, now);
  const texts = format === 'csv' ? csvOf(pages, names) : jsonOf(pages, names);
  return {
    type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    body: encoded(texts),
    headers: {
      'content-disposition': `attachment; filename="menu-${wallClock(now).date}.${format}"`,
      'cache-control': 'no-store',
    },
  };
};
