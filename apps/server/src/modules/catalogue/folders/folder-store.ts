import type { FolderLine } from '@zanga/contract/menu/menu-pictures';
import { id } from '@zanga/contract/wire/values';
import type { ImageId, PictureFolderId, ProductId, UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import type { TakenPicture } from '../../pictures/public.ts';

/** Archives are deleted after a week, with their pictures that never became visible. */
const keptDays = 7;
/** A process that has read an archive for so long has crashed. */
const lostHours = 6;

const pictureIn = jsonColumn(
  'picture_folder_lines.picture',
  z.object({ id: id('img'), width: z.int(), height: z.int(), color: z.string() }),
);

/** Deletes old archives and returns the ids of pictures that no archive needs any more. */
export const tidyFolders = async (tx: Tx, by: UserId, now: Date): Promise<string[]> => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  await tx
    .updateTable('picture_folders')
    .set({ state: 'given_up' })
    .where('state', '=', 'reading')
    .where('sent_at', '<', hoursAgo(lostHours))
    .execute();
  // A new upload replaces the unfinished one of the same person.
  await tx.deleteFrom('picture_folders').where('state', '=', 'sending').where('sent_by', '=', by).execute();
  const old = tx
    .selectFrom('picture_folders')
    .where('sent_at', '<', hoursAgo(keptDays * 24))
    .select('id');
  const lines = await tx
    .selectFrom('picture_folder_lines')
    .where('folder_id', 'in', old)
    .where('picture', 'is not', null)
    .select('picture')
    .execute();
  await tx
    .deleteFrom('picture_folders')
    .where('sent_at', '<', hoursAgo(keptDays * 24))
    .execute();
  const taken = lines.map(({ picture }) => pictureIn(picture).id);
  // The same picture may be in another archive that staff are still looking at.
  const { rows } = await sql<{ id: string }>`
    select unnest(${taken}::text[]) as id
    except select picture ->> 'id' from picture_folder_lines where picture is not null`.execute(tx);
  return rows.map(({ id }) => id);
};

type Begun = {
  readonly id: PictureFolderId;
  readonly by: UserId;
  readonly name: string;
  readonly size: number;
};

export const insertFolder = async (tx: Tx, { id, by, name, size }: Begun, now: Date): Promise<void> => {
  const row = { id, sent_by: by, file_name: name, bytes: size, state: 'sending', sent_at: now };
  await tx.insertInto('picture_folders').values(row).execute();
};

export const readFolder = (db: Db | Tx, id: PictureFolderId) =>
  db.selectFrom('picture_folders').where('id', '=', id).selectAll().executeTakeFirst();

export type FolderRow = NonNullable<Awaited<ReturnType<typeof readFolder>>>;

/** Locks an archive. */
export const holdFolder = (tx: Tx, id: PictureFolderId): Promise<FolderRow | undefined> =>
  tx.selectFrom('picture_folders').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();

/** Stores a part of an archive; the last part starts the reading. */
export const keepPart = async (
  tx: Tx,
  { id, bytes: all }: FolderRow,
  part: { readonly at: number; readonly bytes: Buffer },
): Promise<{ readonly whole: boolean }> => {
  await tx
    .insertInto('picture_folder_parts')
    .values({ folder_id: id, ...part })
    .execute();
  const received = part.at + part.bytes.length;
  const whole = received === all;
  await tx
    .updateTable('picture_folders')
    .set({ received, ...(whole && { state: 'reading' }) })
    .where('id', '=', id)
    .execute();
  return { whole };
};

/** The part of an archive that contains a position. */
export const readPart = (db: Db, id: PictureFolderId, at: number) =>
  db
    .selectFrom('picture_folder_parts')
    .where('folder_id', '=', id)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .select(['at as begin', 'bytes'])
    .executeTakeFirst();

export type LineToKeep = {
  readonly line: number;
  readonly file: string;
  readonly outcome: FolderLine['outcome'];
  readonly problem: string | null;
  readonly product_id?: ProductId;
  readonly place?: number;
  readonly before?: readonly string[];
  readonly picture?: TakenPicture;
};

/** Stores the result of a file, once, however often the archive is read. */
export const keepLine = async (
  db: Db,
  id: PictureFolderId,
  { before = [], picture, ...line }: LineToKeep,
): Promise<void> => {
  await db
    .insertInto('picture_folder_lines')
    .values({
      ...{ folder_id: id, before: [...before] },
      ...{ picture: picture ? JSON.stringify(picture) : null },
      ...line,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const tellProgress = async (db: Db, id: PictureFolderId, progress: number): Promise<void> => {
  await db
    .updateTable('picture_folders')
    .set({ progress: Math.min(100, Math.floor(progress)) })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .execute();
};

/** Stores which file is being read; null for none. */
export const takeInHand = async (db: Db, id: PictureFolderId, line: number | null): Promise<void> => {
  await db.updateTable('picture_folders').set({ line_in_hand: line }).where('id', '=', id).execute();
};

type End = { readonly state: 'read' | 'unreadable' | 'given_up'; readonly problem?: string };

/** Ends the reading of an archive, successful or not; its parts are deleted. */
export const endReading = async (tx: Tx, id: PictureFolderId, end: End): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('picture_folders')
    .set({ progress: 100, ...end })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await tx.deleteFrom('picture_folder_parts').where('folder_id', '=', id).execute();
};

/** Files of an archive in their order, each with the current name and pictures of its product. */
export const readLines = (db: Db | Tx, id: PictureFolderId) =>
  db
    .selectFrom('picture_folder_lines as l')
    .leftJoin('products as p', 'p.id', 'l.product_id')
    .where('l.folder_id', '=', id)
    .orderBy('l.line')
    .select(['l.line', 'l.file', 'l.outcome', 'l.problem', 'l.product_id', 'l.place', 'l.before', 'p.name'])
    .$narrowType<{ product_id: ProductId }>()
    .execute();

/** Pictures of an archive with a product, by their places. */
export const readMatched = async (tx: Tx, id: PictureFolderId) => {
  const rows = await tx
    .selectFrom('picture_folder_lines')
    .where('folder_id', '=', id)
    .where('outcome', '=', 'matched')
    .orderBy('product_id')
    .orderBy('place')
    .select(['product_id', 'before', 'picture', 'place'])
    .$narrowType<{ product_id: ProductId; before: ImageId[] }>()
    .execute();
  return rows.map(({ picture, ...row }) => ({ ...row, picture: pictureIn(picture) }));
};

/** Another save changed the pictures of these products: stores their present ones for staff to look at. */
export const noteOvertaken = async (
  tx: Tx,
  id: PictureFolderId,
  products: readonly { readonly id: string; readonly name: string; readonly pictures: readonly string[] }[],
): Promise<void> => {
  for (const product of products)
    await tx
      .updateTable('picture_folder_lines')
      .set({ before: [...product.pictures] })
      .where('folder_id', '=', id)
      .where('product_id', '=', product.id)
      .execute();
  const overtaken = products.map(({ name }) => name);
  await tx.updateTable('picture_folders').set({ overtaken }).where('id', '=', id).execute();
};

export const endFolder = async (tx: Tx, id: PictureFolderId): Promise<void> => {
  await tx
    .updateTable('picture_folders')
    .set({ state: 'done', overtaken: sql`'{}'` })
    .where('id', '=', id)
    .execute();
};
