import type { MenuImport } from '@zanga/contract/menu/menu-table';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isTaken } from '../../../platform/database/unique-violation.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session } from '../../../platform/session.ts';
import { insertImport, tidyImports } from './import-store.ts';
import { presentImport } from './present-import.ts';
import { checkFile } from './reading/thread-packs.ts';
import { askToRead } from './table-jobs.ts';
import { UnreadableFile } from './unreadable.ts';

export const isAtWork = (error: unknown): boolean => isTaken(error, 'menu_imports_one_at_work');

type Sending = { readonly session: Session; readonly file: File };

/** Why a file is no table of products; undefined for a valid one. */
const problemOf = async (bytes: Uint8Array): Promise<string | undefined> => {
  try {
    await checkFile(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  }
};

/** Stores a file and starts its reading; one at a time. */
export const startImport = async (
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  { session, file }: Sending,
  now: Date,
): Promise<MenuImport | Refusal<'menu.of_all_shops' | 'import.busy' | 'import.unreadable'>> => {
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = await problemOf(bytes);
  if (problem !== undefined) return refuse('import.unreadable', { file: [problem] });
  const id = newId('imp');
  const name = file.name.slice(0, 200) || 'menu.csv';
  try {
    return await inTransaction(db, async (tx) => {
      await tidyImports(tx, now);
      await insertImport(tx, { id, by: session.userId, name, bytes }, now);
      await askToRead(jobs, tx, id);
      return presentImport(tx, id);
    });
  } catch (error) {
    if (isAtWork(error)) return refuse('import.busy');
    throw error;
  }
};
