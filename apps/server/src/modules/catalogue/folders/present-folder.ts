import { FolderLine, PictureFolder } from '@zanga/contract/menu/menu-pictures';
import type { PictureFolderId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import { type FolderRow, readFolder, readLines } from './folder-store.ts';

const stateIn = jsonColumn('picture_folders.state', PictureFolder.shape.state);
const outcomeIn = jsonColumn('picture_folder_lines.outcome', FolderLine.shape.outcome);

type LineRow = Awaited<ReturnType<typeof readLines>>[number];

const presentLine = ({ product_id: id, name, place, before, outcome, ...line }: LineRow): FolderLine => ({
  ...line,
  outcome: outcomeIn(outcome),
  product: name === null ? null : { id, name, place, has: before.length },
});

export const presentFolder = async (db: Db | Tx, row: FolderRow): Promise<PictureFolder> => {
  const told = row.state === 'read' || row.state === 'done';
  return {
    ...{ id: row.id, file: row.file_name, state: stateIn(row.state), problem: row.problem },
    ...{ overtaken: row.overtaken, received: row.received, progress: row.progress },
    sent_at: row.sent_at.toISOString(),
    lines: told ? (await readLines(db, row.id)).map(presentLine) : [],
  };
};

export const findFolder = async (db: Db | Tx, id: PictureFolderId): Promise<PictureFolder | undefined> => {
  const row = await readFolder(db, id);
  return row && presentFolder(db, row);
};

/** An archive that is known to exist. */
export const presentFound = async (db: Db | Tx, id: PictureFolderId): Promise<PictureFolder> => {
  const found = await findFolder(db, id);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};
