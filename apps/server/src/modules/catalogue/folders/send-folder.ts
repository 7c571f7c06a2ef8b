import type { PictureFolder } from '@zanga/contract/menu/menu-pictures';
import type { Refusal } from '@zanga/contract/wire/route';
import type { PictureFolderId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isTaken } from '../../../platform/database/unique-violation.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session } from '../../../platform/session.ts';
import { forgetTaken } from '../../pictures/public.ts';
import { holdFolder, insertFolder, keepPart, tidyFolders } from './folder-store.ts';
import { presentFolder, presentFound } from './present-folder.ts';
import { readFolderJob } from './read-folder.ts';

type Tools = { readonly db: Db; readonly jobs: Jobs };

type Beginning = { readonly session: Session; readonly name: string; readonly size: number };

/** Begins the upload of an archive, part by part. */
export const beginFolder = async (
  { db, jobs }: Tools,
  { session, ...archive }: Beginning,
  now: Date,
): Promise<PictureFolder | Refusal<'menu.of_all_shops'>> => {
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  const id = newId('pfd');
  return inTransaction(db, async (tx) => {
    await forgetTaken(tx, jobs, await tidyFolders(tx, session.userId, now));
    await insertFolder(tx, { id, by: session.userId, ...archive }, now);
    return presentFound(tx, id);
  });
};

type Part = {
  readonly session: Session;
  readonly id: PictureFolderId;
  readonly at: number;
  readonly file: File;
};

type SendFolderRefusal = Refusal<
  'menu.of_all_shops' | 'folder.not_found' | 'folder.out_of_order' | 'folder.busy'
>;

/** Receives the next part of an archive; a part sent again is ignored. */
export const takePart = async (
  { db, jobs }: Tools,
  { session, id, at, file }: Part,
): Promise<PictureFolder | SendFolderRefusal> => {
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  const bytes = Buffer.from(await file.arrayBuffer());
  try {
    return await inTransaction<PictureFolder | SendFolderRefusal>(db, async (tx) => {
      const folder = await holdFolder(tx, id);
      if (!folder) return refuse('folder.not_found');
      const end = at + bytes.length;
      if (end <= folder.received) return presentFolder(tx, folder);
      const next = folder.state === 'sending' && at === folder.received && end <= folder.bytes;
      if (!next) return refuse('folder.out_of_order');
      const { whole } = await keepPart(tx, folder, { at, bytes });
      if (whole) await jobs.enqueue(tx, readFolderJob, { id });
      return presentFound(tx, id);
    });
  } catch (error) {
    if (isTaken(error, 'picture_folders_one_at_work')) return refuse('folder.busy');
    throw error;
  }
};
