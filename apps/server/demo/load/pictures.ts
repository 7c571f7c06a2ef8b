import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type ImageId, idFrom } from '@zanga/domain/ids';
import { type DemoPicture, pictureFile, pictureType, readManifest } from '../pictures.ts';
import { type Client, insertRows } from './rows.ts';

/** Picture ids by name. */
export type PictureIds = ReadonlyMap<string, ImageId>;

type StoredPicture = { readonly picture: DemoPicture; readonly id: ImageId; readonly data: Buffer };

const read = async (picture: DemoPicture): Promise<StoredPicture> => {
  const data = await readFile(pictureFile(picture.name));
  // The id is a hash of the bytes, as for every picture.
  return { picture, data, id: idFrom('img', createHash('sha256').update(data).digest()) };
};

/** Pictures not yet stored: an owner may have uploaded the very same one. */
const missing = async (client: Client, kept: readonly StoredPicture[]): Promise<readonly StoredPicture[]> => {
  const distinct = [...new Map(kept.map((one) => [one.id, one])).values()];
  const ids = distinct.map(({ id }) => id);
  const { rows } = await client.query<{ id: string }>('select id from pictures where id = any($1)', [ids]);
  const there = new Set(rows.map(({ id }) => id));
  return distinct.filter(({ id }) => !there.has(id));
};

/** Stores the drawn pictures as they are: they were encoded when drawn. */
export const loadPictures = async (client: Client): Promise<PictureIds> => {
  const kept = await Promise.all(readManifest().map(read));
  const distinct = await missing(client, kept);
  await client.query(
    `insert into stored_files (key, content_type, data)
     select 'pictures/' || id || '/original', $1, data from unnest($2::text[], $3::bytea[]) as file (id, data)
     on conflict (key) do nothing`,
    [pictureType, distinct.map(({ id }) => id), distinct.map(({ data }) => data)],
  );
  await insertRows(
    client,
    'pictures',
    distinct.map(({ id, picture: { alt, width, height, color } }) => ({
      id,
      alt,
      width,
      height,
      color,
      content_type: pictureType,
      created_at: 'now',
    })),
  );
  return new Map(kept.map(({ id, picture }) => [picture.name, id]));
};

/** Rows that link an owner to its pictures; missing ones are left out. */
export const pictureRows = <Owner extends string | number>(
  column: string,
  owner: Owner,
  pictures: PictureIds,
  names: Readonly<Record<string, string>>,
): Record<string, unknown>[] =>
  Object.entries(names).flatMap(([name, drawn]) => {
    const picture_id = pictures.get(drawn);
    return picture_id === undefined ? [] : [{ [column]: owner, picture_id, name, position: 0 }];
  });
