import { id } from '@zanga/contract/wire/values';
import { givenId, type MenuImportId, type ProductId } from '@zanga/domain/ids';
import * as z from 'zod/mini';
import type { Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import type { Json } from '../../../platform/database/tables.ts';
import type { Trail } from '../../../platform/session.ts';
import { noteChanges } from '../../audit/public.ts';
import { saveShops } from '../editing/edit-store.ts';
import { countEntries } from '../stock/count-entries.ts';
import { holdShelves, type StockCount, saveCounts } from '../stock/count-store.ts';
import { readShelfLines } from './import-queries.ts';
import { Overtaken } from './overtaken.ts';

const Shelf = z.object({
  counted_at: z.optional(z.record(z.string(), z.nullable(z.int()))),
  unsold_at: z.optional(z.array(id('shp'))),
});
const beforeIn = jsonColumn('menu_import_lines.before', Shelf);
const afterIn = jsonColumn('menu_import_lines.after', Shelf);

/** Stock changes of a row. */
export const countsIn = (
  line: { readonly before: Json; readonly after: Json },
  product: ProductId,
): StockCount[] => {
  const { counted_at: before = {} } = beforeIn(line.before);
  const { counted_at: after = {} } = afterIn(line.after);
  return Object.entries(after).map(([shop, pieces]) => ({
    ...{ product, shop: givenId('shp', shop), pieces, seen: before[shop] ?? null },
  }));
};

type Line = Awaited<ReturnType<typeof readShelfLines>>[number];
type Writing = { readonly tx: Tx; readonly trail: Trail; readonly now: Date };

const writePack = async ({ tx, trail, now }: Writing, lines: readonly Line[]): Promise<void> => {
  const ids = lines.map(({ product_id }) => product_id);
  await holdShelves(tx, ids);
  const sold = lines.flatMap(({ product_id: id, after }) => {
    const { unsold_at } = afterIn(after);
    return unsold_at ? [{ id, form: { unsold_at } }] : [];
  });
  if (sold.length > 0) await saveShops(tx, sold);
  const counts = lines.flatMap((line) => countsIn(line, line.product_id));
  const lost = new Set((await saveCounts(tx, counts)).map(({ product }) => product));
  if (lost.size > 0)
    throw new Overtaken(lines.filter((one) => lost.has(one.product_id)).map(({ name }) => name));
  await noteChanges(tx, trail, countEntries(counts), now);
};

/** Products per statement. */
const atOnce = 100;

/**
 * Writes the stock of shops from the rows of a file, after all products. Orders lock products first, too, and wait for
 * the stock of shops only from here to the end.
 */
export const writeShelves = async (writing: Writing, id: MenuImportId): Promise<void> => {
  let last: Line | undefined;
  do {
    const place = { product: last?.product_id ?? '', line: last?.line ?? 0 };
    const lines = await readShelfLines(writing.tx, id, place, atOnce);
    if (lines.length > 0) await writePack(writing, lines);
    last = lines.at(-1);
  } while (last);
};
