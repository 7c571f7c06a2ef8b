import type { MenuImportId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { holdSlugs } from '../../../platform/database/hold-slugs.ts';
import { inTransaction, takeLong } from '../../../platform/database/transaction.ts';
import { NothingToDo } from '../../../platform/job-queue/kinds.ts';
import { type Place, readToWrite, readTrail } from './import-queries.ts';
import {
  AtWorkElsewhere,
  assertKept,
  countWriting,
  endWriting,
  giveUp,
  holdWork,
  readAnew,
  tellProgress,
} from './import-store.ts';
import { holdKnownThings } from './known-things.ts';
import { Overtaken } from './overtaken.ts';
import { presentImport } from './present-import.ts';
import type { ImportTools } from './read-import.ts';
import { makeRest } from './rest.ts';
import { writeLines } from './write-lines.ts';
import { writeShelves } from './write-shelves.ts';

/** Products per statement. */
const atOnce = 100;

const beginning: Place = { counted: false, product: '', line: 0 };

/** Writes the whole file, or throws `Overtaken`. */
const writeAll = async (
  tools: ImportTools,
  id: MenuImportId,
  { tx, mayBegin }: { readonly tx: Tx; readonly mayBegin: () => Promise<boolean> },
): Promise<void> => {
  await takeLong(tx);
  await holdWork(tx);
  const trail = await readTrail(tx, id);
  if (!trail) return assertKept(tx, id);
  if (!(await mayBegin())) throw new Error('two processes ended while writing this file');
  const { counts } = await presentImport(tx, id);
  const all = counts.new + counts.changed;
  // In the order of the editor: slugs and categories before products.
  if (counts.new > 0) await holdSlugs(tx, 'products');
  const known = await holdKnownThings(tx, tools.payments.takesCards);
  const rest = makeRest();
  let place = beginning;
  for (let written = 0; ; ) {
    const lines = await readToWrite(tx, id, place, atOnce);
    const last = lines.at(-1);
    if (!last) break;
    await writeLines({ tx, trail, known, now: tools.clock() }, lines);
    written += lines.length;
    place = { counted: last.counted, product: last.product_id, line: last.line };
    // Outside of the transaction, whose own writes stay invisible until its end.
    await tellProgress(tools.db, id, (written / all) * 100, tools.clock());
    // Rows with stock come last: once their products are locked, orders wait for the end.
    if (!last.counted) await rest();
  }
  await writeShelves({ tx, trail, now: tools.clock() }, id);
  await endWriting(tx, id, tools.clock());
};

/** Writes an import in one transaction; after an edit in between nothing is written and the file is read again. */
export const writeImport = async (
  tools: ImportTools,
  id: MenuImportId,
  askToRead: (tx: Tx) => Promise<void>,
): Promise<void> => {
  const { db, clock, log } = tools;
  // A transaction that begins anew, after a deadlock with an order, is no second writing: its process lives.
  let isBegun = false;
  const mayBegin = async () => {
    isBegun ||= await countWriting(db, id);
    return isBegun;
  };
  try {
    await inTransaction(db, (tx) => writeAll(tools, id, { tx, mayBegin }));
  } catch (error) {
    if (error instanceof AtWorkElsewhere || error instanceof NothingToDo) throw error;
    if (error instanceof Overtaken)
      return inTransaction(db, async (tx) => {
        await readAnew(tx, id, error.names, clock());
        await askToRead(tx);
      });
    log.error({ err: error, import: id }, 'a table of products was not written');
    await giveUp(db, id, clock());
  }
};
