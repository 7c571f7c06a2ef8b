import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Files } from '../../adapters/files/port.ts';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { Derivatives } from './derivatives.ts';
import { recipe } from './encoding/encode.ts';
import type { Format } from './encoding/formats.ts';
import { readPictureIds } from './queries.ts';

/**
 * Widths in lists of products and categories on most screens; every picture gets one width before any gets the next.
 */
const widths: readonly number[] = [360, 480, 240, 640];
/** Nine browsers in ten take AVIF; the others wait for their first picture. */
const format: Format = 'avif';

/** Key of the note on the last finished run, so that the next start need not check every picture again. */
const noteKey = 'pictures/prewarmed';

export type PrewarmTools = {
  readonly db: Db | Tx;
  readonly files: Files;
  readonly derivatives: Derivatives;
};

/**
 * Encodes the pictures of the first screens ahead, the home page first, so that no visitor waits for them. Rests
 * after each as long as it took: half a processor at most. An aborted run continues at the next start.
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
