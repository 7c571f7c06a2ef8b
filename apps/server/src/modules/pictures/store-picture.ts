import { createHash } from 'node:crypto';
import { idFrom } from '@zanga/domain/ids';
import type { Files } from '../../adapters/files/port.ts';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { originalKey } from './derivatives.ts';
import { encoder } from './encoding/encode.ts';
import { type Normalised, normalise } from './encoding/normalise.ts';
import { encodePicture } from './jobs.ts';
import { readKnownPictures } from './queries.ts';
import { type PictureRow, savePicture } from './store.ts';

export type GivenPicture = {
  readonly bytes: Buffer;
  /** What the picture shows, for who cannot see it. */
  readonly alt: string;
};

/** Decodes and re-encodes what was given, waiting its turn; undefined when it is no picture that can be read. */
export const readPicture = (bytes: Buffer): Promise<Normalised | undefined> =>
  encoder.pass('visitor', () => normalise(bytes));

/** The id that follows from how a picture looks. */
export const pictureIdOf = ({ data }: Normalised) =>
  idFrom('img', createHash('sha256').update(data).digest());

/** Puts a picture that has been read into a transaction, under an id that follows from how it looks. */
export const keepPicture = async (
  tx: Tx,
  files: Files,
  picture: Normalised,
  alt: string,
): Promise<PictureRow> => {
  const { data, contentType, width, height, color } = picture;
  const id = pictureIdOf(picture);
  await files.inside(tx).put(originalKey(id), { contentType, data });
  const row = { id, alt, width, height, color };
  await savePicture(tx, row, contentType);
  return row;
};

/** Stores a picture, the same one once however often it is given; undefined when it cannot be read. */
export const storePicture = async (
  db: Db | Tx,
  files: Files,
  { bytes, alt }: GivenPicture,
): Promise<PictureRow | undefined> => {
  const picture = await readPicture(bytes);
  if (!picture) return undefined;
  const keep = (tx: Tx) => keepPicture(tx, files, picture, alt);
  // What says that it is a transaction is one.
  return db.isTransaction ? keep(db as Tx) : inTransaction(db, keep);
};

/** A picture whose file is kept and that nobody can be shown yet. */
export type TakenPicture = Omit<PictureRow, 'alt'>;

/** Re-encodes a picture behind all that somebody waits for, and keeps its file; undefined when it cannot be read. */
export const takePicture = async (files: Files, bytes: Buffer): Promise<TakenPicture | undefined> => {
  const picture = await encoder.pass('ahead', () => normalise(bytes));
  if (!picture) return undefined;
  const { data, contentType, width, height, color } = picture;
  const id = pictureIdOf(picture);
  await files.put(originalKey(id), { contentType, data });
  return { id, width, height, color };
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

/** Lets the files of pictures go that were taken and never shown. */
export const forgetTaken = async (db: Db, files: Files, ids: readonly string[]): Promise<void> => {
  const known = await readKnownPictures(db, ids);
  for (const id of new Set(ids)) if (!known.has(id)) await files.delete(originalKey(id));
};
