import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Files } from '../../adapters/files/port.ts';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { Derivatives } from './derivatives.ts';
import { recipe } from './encoding/encode.ts';
import type { Format } from './encoding/formats.ts';
import { readPictureIds } from './queries.ts';

/** What lists of products and categories ask for on most screens; every picture gets one width before any gets the next. */
const widths: readonly number[] = [360, 480, 240, 640];
/** What nine browsers in ten ask for; the others wait for theirs. */
const format: Format = 'avif';

/** Remembers what was last made ready, so that the next start need not look at every picture again. */
const noteKey = 'pictures/prewarmed';

export type PrewarmTools = {
  readonly db: Db | Tx;
  readonly files: Files;
  readonly derivatives: Derivatives;
};

/**
 * Makes what the first screens show, so that no visitor waits for it: those of the home page first. Rests as long as each
 * took, so that it has half a processor at most; visitors go first. Gives up when told to, and goes on at the next start.
 */
export const prewarmPictures = async (
  { db, files, derivatives }: PrewarmTools,
  signal?: AbortSignal,
): Promise<void> => {
  const ids = await readPictureIds(db);
  const wanted = createHash('sha256').update(JSON.stringify({ recipe, widths, format, ids })).digest();
  if ((await files.get(noteKey))?.data.equals(wanted)) return;
  for (const width of widths)
    for (const id of ids) {
      if (signal?.aborted) return;
      const started = performance.now();
      await derivatives.get({ id, width, format }, 'ahead');
      await wait(performance.now() - started);
    }
  await files.put(noteKey, { contentType: 'application/octet-stream', data: wanted });
};
