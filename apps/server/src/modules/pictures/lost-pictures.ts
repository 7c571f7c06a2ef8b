import type { Files } from '../../adapters/files/port.ts';
import type { Db } from '../../platform/database/connection.ts';
import { originalKey } from './derivatives.ts';
import { readPictureIds } from './queries.ts';

/** Pictures with a row and without a file. */
export const lostPictures = async (db: Db, files: Files): Promise<readonly string[]> => {
  const there = new Set<string>();
  for await (const { key } of files.list('pictures/')) there.add(key);
  return (await readPictureIds(db)).filter((id) => !there.has(originalKey(id)));
};
