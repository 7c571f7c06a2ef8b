import { addressOf } from '@zanga/domain/catalogue/table/judge-row';
import type { MenuImportId } from '@zanga/domain/ids';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction, takeLong } from '../../../platform/database/transaction.ts';
import { NothingToDo } from '../../../platform/job-queue/kinds.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { Payments } from '../../payments/public.ts';
import { readEditedBy } from '../editing/edit-queries.ts';
import { presentEdited } from '../editing/present-form.ts';
import { readCinemaSlugs, readFile } from './import-queries.ts';
import {
  AtWorkElsewhere,
  assertKept,
  beginReading,
  endReading,
  forgetLines,
  giveUp,
  holdWork,
  keepLines,
  pauseReading,
  tellProgress,
} from './import-store.ts';
import { type Beginning, judgeLine } from './judge-line.ts';
import { readKnownThings } from './known-things.ts';
import { nameRows, type ReadRow } from './reading/name-rows.ts';
import { threadPacks } from './reading/thread-packs.ts';
import { makeRest } from './rest.ts';
import { UnreadableFile } from './unreadable.ts';

export type ImportTools = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly payments: Pick<Payments, 'takesCards'>;
};
type ReadingTools = ImportTools & { readonly jobs: Pick<Jobs, 'ending'> };

/** The process is about to stop; another one starts the file over. */
class ReadingPaused extends Error {}

const processDied =
  'Il server si è fermato mentre leggeva questo file, e non lo legge di nuovo da solo. Caricalo un’altra volta; se succede ancora, dividilo in più file';

const readPack = async (
  { db }: ImportTools,
  id: MenuImportId,
  { pack, ...beginning }: Pick<Beginning, 'known' | 'seen'> & { readonly pack: readonly ReadRow[] },
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

/** Reads a file under the work lock; stores its rows pack by pack and asserts the lock with each pack. */
const readWhole = async (
  tools: ReadingTools,
  id: MenuImportId,
  { tx, mayBegin }: { readonly tx: Tx; readonly mayBegin: () => Promise<boolean> },
): Promise<void> => {
  const { db, clock, jobs } = tools;
  await takeLong(tx);
  await holdWork(tx);
  const bytes = await readFile(db, id);
  if (!bytes) return assertKept(db, id);
  // Only one process holds the lock, so the process of an earlier reading has crashed.
  if (!(await mayBegin())) throw new UnreadableFile(processDied);
  await forgetLines(db, id);
  const beginning = {
    known: await readKnownThings(db, tools.payments.takesCards),
    seen: new Map<string, number>(),
  };
  const named = nameRows();
  const rest = makeRest();
  for await (const { rows, done } of threadPacks(bytes)) {
    if (jobs.ending.aborted) throw new ReadingPaused('the process is about to stop');
    await readPack(tools, id, { ...beginning, pack: named(rows) });
    await tellProgress(db, id, done * 100, clock());
    // PostgreSQL ends a silent transaction, and its lock with it.
    await holdWork(tx);
    await rest();
  }
  await endReading(db, id, null, clock());
};

/** Reads a file and stores the result of each row; the menu is not written. */
export const readImportFile = async (tools: ReadingTools, id: MenuImportId): Promise<void> => {
  const { db, clock, log } = tools;
  // A transaction that begins anew is no second reading: its process lives.
  let isBegun = false;
  const mayBegin = async () => {
    isBegun ||= await beginReading(db, id, clock());
    return isBegun;
  };
  try {
    await inTransaction(db, (tx) => readWhole(tools, id, { tx, mayBegin }));
  } catch (error) {
    if (error instanceof AtWorkElsewhere || error instanceof NothingToDo) throw error;
    if (error instanceof ReadingPaused) {
      await pauseReading(db, id);
      throw error;
    }
    if (error instanceof UnreadableFile) return endReading(db, id, error.message, clock());
    log.error({ err: error, import: id }, 'a table of products was not read');
    await giveUp(db, id, clock());
  }
};
