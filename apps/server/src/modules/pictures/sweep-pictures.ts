import { asId, type ImageId } from '@zanga/domain/ids';
import type { Files } from '../../adapters/files/port.ts';
import type { Db } from '../../platform/database/connection.ts';
import type { Log } from '../../platform/log.ts';
import { readKeptBefore, readNamedPictures } from './queries.ts';
import { beginSweeping, endSweeping, forgetKeeping } from './store.ts';

export type SweepTools = {
  readonly db: Db;
  readonly files: Files;
  readonly log: Log;
  /** How long a file may lie unnamed: its row may still be on the way. */
  readonly graceSeconds?: number;
};

const day = 86_400;
/** Number of pictures in one query. */
const atOnce = 500;

/**
 * Deletes a picture's files unless a row names it. The sweep is noted before the check: a later upload of the same
 * picture waits, and an earlier one has left its note.
 */
export const sweepPicture = async (
  { db, files, graceSeconds = day }: SweepTools,
  id: ImageId,
): Promise<boolean> => {
  if (!(await beginSweeping(db, id, graceSeconds))) return false;
  const named = (await readNamedPictures(db, [id])).has(id);
  if (!named) for await (const { key } of files.list(`pictures/${id}/`)) await files.delete(key);
  await endSweeping(db, id);
  return !named;
};

/** Time of each picture's newest file. */
const keptPictures = async (files: Files): Promise<ReadonlyMap<ImageId, Date>> => {
  const kept = new Map<ImageId, Date>();
  for await (const { key, keptAt } of files.list('pictures/')) {
    const named = /^pictures\/(img_[^/]+)\//.exec(key)?.[1];
    if (named === undefined) continue;
    const id = asId('img', named);
    const known = kept.get(id);
    if (!known || known < keptAt) kept.set(id, keptAt);
  }
  return kept;
};

/** Deletes files left in the store by failed uploads and unused archives. */
export const sweepPictures = async (tools: SweepTools): Promise<void> => {
  const { db, files, log, graceSeconds = day } = tools;
  const before = await readKeptBefore(db, graceSeconds);
  const old = [...(await keptPictures(files))].flatMap(([id, at]) => (at <= before ? [id] : []));
  let swept = 0;
  for (let from = 0; from < old.length; from += atOnce) {
    const some = old.slice(from, from + atOnce);
    const named = await readNamedPictures(db, some);
    for (const id of some) if (!named.has(id) && (await sweepPicture(tools, id))) swept += 1;
  }
  await forgetKeeping(db, 2 * graceSeconds);
  if (swept > 0) log.info({ pictures: swept }, 'files of pictures that nobody named were taken away');
};
