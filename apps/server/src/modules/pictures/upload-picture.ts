import type { Refusal } from '@zanga/contract/wire/route';
import type { ImageId } from '@zanga/domain/ids';
import type { Files } from '../../adapters/files/port.ts';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { mayWorkFor, type StaffSession } from '../../platform/session.ts';
import { noteChange } from '../audit/public.ts';
import { encodePicture } from './jobs.ts';
import { readAlt, readShownBy } from './queries.ts';
import { type PictureRow, savePicture } from './store.ts';
import { type GivenPicture, readPicture, takeRead } from './store-picture.ts';

export type UploadTools = { readonly db: Db; readonly jobs: Jobs; readonly files: Files };

/** Alternative text of an upload. A picture shown beyond the person's shops keeps its present one. */
const wordsFor = async (tx: Tx, id: ImageId, alt: string, session: StaffSession): Promise<string> => {
  const known = await readAlt(tx, id);
  if (!known) return alt;
  const shown = await readShownBy(tx, id);
  return shown.every((shop) => mayWorkFor(session, shop)) ? alt : known.alt;
};

/** Stores an uploaded picture: re-encoded, then its file, then its row with the job for its common widths. */
export const uploadPicture = async (
  { db, jobs, files }: UploadTools,
  { bytes, alt, session }: GivenPicture & { readonly session: StaffSession },
  now: Date,
): Promise<PictureRow | Refusal<'image.unreadable'>> => {
  const picture = await readPicture(bytes);
  if (!picture) return { ok: false, code: 'image.unreadable' };
  const taken = await takeRead(db, files, picture);
  return inTransaction(db, async (tx) => {
    const words = await wordsFor(tx, taken.id, alt, session);
    const row = { ...taken, alt: words };
    await savePicture(tx, row, picture.contentType);
    await jobs.enqueue(tx, encodePicture, { id: row.id }, row.id);
    const given = { kind: 'picture', thing: row.id, shopId: null, after: { alt: words } } as const;
    await noteChange(tx, session.trail, given, now);
    return row;
  });
};
