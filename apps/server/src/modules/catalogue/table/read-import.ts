import { importRows } from '@zanga/contract/menu/menu-table';
import { addressOf } from '@zanga/domain/catalogue/table/judge-row';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction, takeLong } from '../../../platform/database/transaction.ts';
import type { Log } from '../../../platform/log.ts';
import { readEditedBy } from '../editing/edit-queries.ts';
import { presentEdited } from '../editing/present-form.ts';
import { type FileRow, fileRows } from './file-rows.ts';
import { readCinemaSlugs, readFile } from './import-queries.ts';
import {
  AtWorkElsewhere,
  endReading,
  forgetLines,
  giveUp,
  holdWork,
  keepLines,
  tellProgress,
} from './import-store.ts';
import { type Beginning, judgeLine } from './judge-line.ts';
import { readKnownThings } from './known-things.ts';
import { readText } from './read-text.ts';
import { makeRest } from './rest.ts';
import { UnreadableFile } from './unreadable.ts';

export type ImportTools = { readonly db: Db; readonly clock: Clock; readonly log: Log };

/** So many rows are judged in one go: a few milliseconds, after which whoever orders has their turn. */
const atOnce = 100;

async function* packsOf(rows: AsyncIterable<FileRow>): AsyncGenerator<readonly FileRow[]> {
  let pack: FileRow[] = [];
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > importRows)
      throw new UnreadableFile(`Questo file ha più di ${importRows.toLocaleString('it-IT')} righe: dividilo`);
    pack.push(row);
    if (pack.length < atOnce) continue;
    yield pack;
    pack = [];
  }
  if (pack.length > 0) yield pack;
}

const readPack = async (
  { db }: ImportTools,
  id: string,
  { pack, ...beginning }: Pick<Beginning, 'known' | 'seen'> & { readonly pack: readonly FileRow[] },
): Promise<void> => {
  const slugs = pack.flatMap((read) => ('row' in read ? [addressOf(read.row)] : []));
  const found = (await readEditedBy(db, 'slug', slugs)).map(presentEdited);
  const products = new Map(found.map((product) => [product.slug, product]));
  const cinema = await readCinemaSlugs(db, slugs);
  const lines = pack.map((read) => judgeLine(read, { ...beginning, products, cinema }));
  await keepLines(
    db,
    lines.map((line) => ({ import_id: id, ...line })),
  );
};

/** Reads a file while nobody else does: its rows are kept as they come, and the lock says so with each pack of them. */
const readWhole = async (tools: ImportTools, id: string, tx: Tx): Promise<void> => {
  const { db, clock } = tools;
  await takeLong(tx);
  await holdWork(tx);
  const bytes = await readFile(db, id);
  if (!bytes) return;
  await forgetLines(db, id);
  const text = readText(bytes);
  const lines = text.split('\n').length;
  const beginning = { known: await readKnownThings(db), seen: new Map<string, number>() };
  const rest = makeRest();
  for await (const pack of packsOf(fileRows(text))) {
    await readPack(tools, id, { ...beginning, pack });
    await tellProgress(db, id, ((pack.at(-1)?.line ?? 0) / lines) * 100, clock());
    // What says nothing for long is ended by the database, and its lock with it.
    await holdWork(tx);
    await rest();
  }
  await endReading(db, id, null, clock());
};

/** Reads a file that was sent and keeps what each of its rows would do; nothing of the menu is written. */
export const readImportFile = async (tools: ImportTools, id: string): Promise<void> => {
  const { db, clock, log } = tools;
  try {
    await inTransaction(db, (tx) => readWhole(tools, id, tx));
  } catch (error) {
    if (error instanceof AtWorkElsewhere) throw error;
    if (error instanceof UnreadableFile) return endReading(db, id, error.message, clock());
    log.error({ err: error, import: id }, 'a table of products was not read');
    await giveUp(db, id, clock());
  }
};
