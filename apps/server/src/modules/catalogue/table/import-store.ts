import type { MenuImportId, ProductId, UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { removed } from '../../../platform/database/removed.ts';
import type { Json } from '../../../platform/database/tables.ts';
import { NothingToDo } from '../../../platform/job-queue/kinds.ts';
import type { Trail } from '../../../platform/session.ts';

/** A working process writes its progress every second; one silent for half an hour has crashed. */
const silentMinutes = 30;

/** Deletes old imports; the audit keeps their changes. */
export const purgeImports = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('menu_imports').where('sent_at', '<', before));

/** Gives up imports whose process has crashed, so that another can begin. */
export const tidyImports = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .updateTable('menu_imports')
    .set({ state: 'given_up', file: null })
    .where('state', 'in', ['reading', 'writing'])
    .where('touched_at', '<', new Date(now.getTime() - silentMinutes * 60_000))
    .execute();
};

type Sent = {
  readonly id: MenuImportId;
  readonly by: UserId;
  readonly name: string;
  readonly bytes: Uint8Array;
};

export const insertImport = async (tx: Tx, { id, by, name, bytes }: Sent, now: Date): Promise<void> => {
  const at = { sent_at: now, touched_at: now };
  const file = Buffer.from(bytes);
  await tx
    .insertInto('menu_imports')
    .values({ id, sent_by: by, file_name: name, file, state: 'reading', ...at })
    .execute();
};

/** Locks an import and reads its state. */
export const holdImport = async (tx: Tx, id: MenuImportId): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('menu_imports')
    .where('id', '=', id)
    .select('state')
    .forUpdate()
    .executeTakeFirst();
  return row?.state;
};

/** Gives up the job of a deleted import; of one in another state the work is done. */
export const assertKept = async (db: Db | Tx, id: MenuImportId): Promise<void> => {
  const kept = db.selectFrom('menu_imports').where('id', '=', id).select('id');
  if (!(await kept.executeTakeFirst())) throw new NothingToDo('import_unknown', id);
};

/** Another process works on a file, or did until a moment ago: the job comes again later. */
export class AtWorkElsewhere extends Error {}

/** Lets only one process work on imports at a time; a second one fails at once instead of waiting. */
export const holdWork = async (tx: Tx): Promise<void> => {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('menu import', 0)) as held`.execute(tx);
  if (rows[0]?.held !== true) throw new AtWorkElsewhere('somebody else works on a table of products');
};

/** Stores the progress, which also proves that a process works on it. */
export const tellProgress = async (db: Db, id: MenuImportId, progress: number, now: Date): Promise<void> => {
  await db
    .updateTable('menu_imports')
    .set({ progress: Math.max(0, Math.min(100, Math.floor(progress))), touched_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['reading', 'writing'])
    .execute();
};

export const forgetLines = async (db: Db | Tx, id: MenuImportId): Promise<void> => {
  await db.deleteFrom('menu_import_lines').where('import_id', '=', id).execute();
};

export type LineToKeep = {
  readonly import_id: MenuImportId;
  readonly line: number;
  readonly outcome: 'new' | 'changed' | 'same' | 'refused';
  readonly slug: string;
  readonly name: string;
  readonly kind: string | null;
  readonly product_id: ProductId | '';
  readonly before: Json;
  readonly after: Json;
  readonly changes: Json;
  readonly problems: Json;
  readonly unusual: boolean;
  readonly counted: boolean;
  readonly shelf: boolean;
};

/** Stores the results of rows; existing ones stay, if two processes read the same file. */
export const keepLines = async (db: Db, lines: readonly LineToKeep[]): Promise<void> => {
  if (lines.length === 0) return;
  await sql`${insertRows('menu_import_lines', lines)} on conflict (import_id, line) do nothing`.execute(db);
};

/** Marks the reading of a file as begun; false where it has begun before without an end. */
export const beginReading = async (db: Db, id: MenuImportId, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('menu_imports')
    .set({ reading_since: now })
    .where('id', '=', id)
    .where('reading_since', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Leaves a file to the next process, which starts over. */
export const pauseReading = async (db: Db, id: MenuImportId): Promise<void> => {
  await db.updateTable('menu_imports').set({ reading_since: null }).where('id', '=', id).execute();
};

/** Ends the reading of a file, with the reason if it failed. */
export const endReading = async (
  db: Db,
  id: MenuImportId,
  problem: string | null,
  now: Date,
): Promise<void> => {
  const done = problem === null ? { state: 'read' } : { state: 'unreadable', file: null, problem };
  await db
    .updateTable('menu_imports')
    .set({ ...done, progress: 100, reading_since: null, touched_at: now })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .execute();
};

export const beginWriting = async (tx: Tx, id: MenuImportId, trail: Trail, now: Date): Promise<void> => {
  await tx
    .updateTable('menu_imports')
    .set({
      state: 'writing',
      writings: 0,
      progress: 0,
      overtaken: [],
      trail: JSON.stringify(trail),
      touched_at: now,
    })
    .where('id', '=', id)
    .execute();
};

/** Writings of a file that may begin: each one before has lost its process. */
const writingsAtMost = 2;

/** Counts a writing that begins; false where too many have begun before without an end. */
export const countWriting = async (db: Db, id: MenuImportId): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('menu_imports')
    .set((row) => ({ writings: row('writings', '+', 1) }))
    .where('id', '=', id)
    .where('writings', '<', writingsAtMost)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const endWriting = async (tx: Tx, id: MenuImportId, now: Date): Promise<void> => {
  await tx
    .updateTable('menu_imports')
    .set({ state: 'done', progress: 100, file: null, trail: null, touched_at: now })
    .where('id', '=', id)
    .execute();
};

/** Has a file read again, because these products changed since it was read. */
export const readAnew = async (
  tx: Tx,
  id: MenuImportId,
  overtaken: readonly string[],
  now: Date,
): Promise<void> => {
  await forgetLines(tx, id);
  await tx
    .updateTable('menu_imports')
    .set({ state: 'reading', progress: 0, overtaken: [...overtaken], trail: null, touched_at: now })
    .where('id', '=', id)
    .where('state', '=', 'writing')
    .execute();
};

export const giveUp = async (db: Db | Tx, id: MenuImportId, now: Date): Promise<void> => {
  await db
    .updateTable('menu_imports')
    .set({ state: 'given_up', file: null, trail: null, touched_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['reading', 'writing'])
    .execute();
};
