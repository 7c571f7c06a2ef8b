import { createHash } from 'node:crypto';
import { idFrom } from '@zanga/domain/ids';
import type { Files } from '../../adapters/files/port.ts';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { originalKey } from './derivatives.ts';
import { encoder } from './encoding/encode.ts';
import { type Normalised, normalise } from './encoding/normalise.ts';
import { type PictureRow, savePicture } from './store.ts';

export type GivenPicture = {
  readonly bytes: Buffer;
  /** What the picture shows, for who cannot see it. */
  readonly alt: string;
};

/** Decodes and re-encodes what was given, waiting its turn; undefined when it is no picture that can be read. */
export const readPicture = (bytes: Buffer): Promise<Normalised | undefined> =>
  encoder.pass('visitor', () => normalise(bytes));

/** Puts a picture that has been read into a transaction, under an id that follows from how it looks. */
export const keepPicture = async (
  tx: Tx,
  files: Files,
  picture: Normalised,
  alt: string,
): Promise<PictureRow> => {
  const { data, contentType, width, height, color } = picture;
  const id = idFrom('img', createHash('sha256').update(data).digest());
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
