import { createHash } from 'node:crypto';
import { idFrom } from '@zanga/domain/ids';
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
  /** What the picture shows, for who cannot see it. */
  readonly alt: string;
};

/** Decodes and re-encodes what was given, waiting its turn; undefined when it is no picture that can be read. */
export const readPicture = (bytes: Buffer): Promise<Normalised | undefined> =>
  encoder.pass('visitor', () => normalise(bytes));

/** The id that follows from how a picture looks. */
const pictureIdOf = ({ data }: Normalised) => idFrom('img', createHash('sha256').update(data).digest());

/** Keeps the file of a picture, under an id that follows from how it looks. Its row is written after, in a transaction. */
const keepFile = async (db: Db, files: Files, picture: Normalised): Promise<string> => {
  const id = pictureIdOf(picture);
  const { data, contentType } = picture;
  await noteKeeping(db, id);
  await files.put(originalKey(id), { contentType, data });
  return id;
};

/** A picture whose file is kept and that nobody can be shown yet. */
export type TakenPicture = Omit<PictureRow, 'alt'>;

/** Keeps the file of a picture that has been read. */
export const takeRead = async (db: Db, files: Files, picture: Normalised): Promise<TakenPicture> => {
  const { width, height, color } = picture;
  return { id: await keepFile(db, files, picture), width, height, color };
};

/** Stores a picture, the same one once however often it is given; undefined when it cannot be read. */
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

/** Re-encodes a picture behind all that somebody waits for, and keeps its file; undefined when it cannot be read. */
export const takePicture = async (db: Db, files: Files, bytes: Buffer): Promise<TakenPicture | undefined> => {
  const picture = await encoder.pass('ahead', () => normalise(bytes));
  return picture && takeRead(db, files, picture);
};

/** Lets pictures that were taken be shown, with the work of making their common widths. One that is there stays as it is. */
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

/** Lets the files of pictures go that were taken and never shown, once it is sure that they were not. */
export const forgetTaken = async (tx: Tx, jobs: Jobs, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await jobs.enqueue(tx, sweepPictureJob, { id }, id);
};
