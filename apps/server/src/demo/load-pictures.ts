import { createHash } from 'node:crypto';
import { idFrom } from '@zanga/domain/ids';
import type pg from 'pg';
import { insertRows } from './insert-rows.ts';
import { readDemoPictures } from './pictures-index.ts';

/** Ids of the demo's pictures by the name of their scene. */
export type PictureIds = ReadonlyMap<string, string>;

/** Stores the artwork as it was rendered: an original is the same bytes for everybody, so its id is, too. */
export const loadPictures = async (client: pg.ClientBase): Promise<PictureIds> => {
  const pictures = [...(await readDemoPictures()).values()].map((picture) => ({
    ...picture,
    id: idFrom('img', createHash('sha256').update(picture.data).digest()),
  }));
  // Two scenes may have come out the same: that is one picture.
  const distinct = [...new Map(pictures.map((picture) => [picture.id, picture])).values()];
  await insertRows(
    client,
    'pictures',
    distinct.map(({ id, alt, width, height, color }) => ({
      id,
      alt,
      width,
      height,
      color,
      content_type: 'image/webp',
      created_at: new Date(),
    })),
  );
  await client.query(
    `insert into stored_files (key, content_type, data)
     select key, 'image/webp', data from unnest($1::text[], $2::bytea[]) as file (key, data)`,
    [distinct.map(({ id }) => `pictures/${id}/original`), distinct.map(({ data }) => data)],
  );
  return new Map(pictures.map(({ key, id }) => [key, id]));
};

type Shown = { readonly name: 'image-new' | 'image' | 'logo-new'; readonly key: string };

/** Which pictures a thing shows, under the names the API knows; one that was not drawn is left out. */
export const shownAs = (
  pictures: PictureIds,
  owner: Readonly<Record<string, unknown>>,
  shown: readonly Shown[],
) =>
  shown.flatMap(({ name, key }) => {
    const picture_id = pictures.get(key);
    return picture_id === undefined ? [] : [{ ...owner, picture_id, name, position: 0 }];
  });
