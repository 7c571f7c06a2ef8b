import { createHash } from 'node:crypto';
import { type ImageId, idFrom } from '@zanga/domain/ids';
import type { Files } from '../../adapters/files/port.ts';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { originalKey } from './derivatives.ts';
import { encoder } from './encoding/encode.ts';
import { type Normalised, normalise } from './encoding/normalise.ts';
import { encodePicture, sweepPictureJob } from './jobs.ts';
import { readKnownPictures } from './queries.ts';
import { noteKeeping, type PictureRow, savePicture } from './store.ts';

export type GivenPicture = {
  readonly bytes: Buffer;
  /** Alternative text, for people who cannot see the picture. */
  readonly alt: string;
};

/** Decodes and re-encodes an upload, in turn; undefined if it is no readable picture. */
export const readPicture = (bytes: Buffer): Promise<Normalised | undefined> =>
  encoder.pass('visitor', () => normalise(bytes));

/** Id from the picture's pixels. */
const pictureIdOf = ({ data }: Normalised) => idFrom('img', createHash('sha256').update(data).digest());

/** Stores a picture's file under an id from its pixels. Its row is written later, in a transaction. */
const keepFile = async (db: Db, files: Files, picture: Normalised): Promise<ImageId> => {
  const id = pictureIdOf(picture);
  const { data, contentType } = picture;
  await noteKeeping(db, id);
  await files.put(originalKey(id), { contentType, data });
  return id;
};

/** A picture whose file is stored and that is not shown yet. */
export type TakenPicture = Omit<PictureRow, 'alt'>;

/** Stores the file of a decoded picture. */
export const takeRead = async (db: Db, files: Files, picture: Normalised): Promise<TakenPicture> => {
  const { width, height, color } = picture;
  return { id: await keepFile(db, files, picture), width, height, color };
};

/** Stores a picture, once for each content; undefined for an unreadable file. */
export const storePicture = async (
  db: Db,
  files: Files,
  { bytes, alt }: GivenPicture,
): Promise<PictureRow | undefined> => {
  const picture = await readPicture(bytes);
  if (!picture) return undefined;
  const row = { ...(await takeRead(db, files, picture)), alt };
  await inTransaction(db, (tx) => savePicture(tx, row, picture.contentType));
  return row;
};

/** Re-encodes a picture after all work visitors wait for, and stores its file; undefined if unreadable. */
export const takePicture = async (db: Db, files: Files, bytes: Buffer): Promise<TakenPicture | undefined> => {
  const picture = await encoder.pass('ahead', () => normalise(bytes));
  return picture && takeRead(db, files, picture);
};

/** Adds the rows of stored pictures and queues their common widths. An existing row stays. */
export const addTaken = async (tx: Tx, jobs: Jobs, pictures: readonly PictureRow[]): Promise<void> => {
  const known = await readKnownPictures(
    tx,
    pictures.map(({ id }) => id),
  );
  const fresh = new Map(pictures.filter(({ id }) => !known.has(id)).map((picture) => [picture.id, picture]));
  for (const picture of fresh.values()) {
    await savePicture(tx, picture, 'image/webp');
    await jobs.enqueue(tx, encodePicture, { id: picture.id }, picture.id);
  }
};

/** Queues the deletion of stored pictures that were never shown, after a check that they are unused. */
export const forgetTaken = async (tx: Tx, jobs: Jobs, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await jobs.enqueue(tx, sweepPictureJob, { id }, id);
};
