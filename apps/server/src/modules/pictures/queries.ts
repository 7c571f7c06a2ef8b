import type { Picture } from '@zanga/contract/menu/picture';
import type { IconOf } from '@zanga/domain/brand/icon/brand-icon';
import { unnamed } from '@zanga/domain/brand/names';
import { imageNames } from '@zanga/domain/catalogue/vocabulary';
import type { ImageId, ShopId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { Face } from './store.ts';

/** Owners whose pictures are read here; products and categories have their own queries. */
export type PictureOwner = 'brand' | 'shop';

/** Width of a picture; undefined for an unknown id. */
export const readPictureWidth = async (db: Db, id: ImageId): Promise<number | undefined> => {
  const row = await db.selectFrom('pictures').select('width').where('id', '=', id).executeTakeFirst();
  return row?.width;
};

/** Ids that exist, of the given ones. */
export const readKnownPictures = async (
  db: Db | Tx,
  ids: readonly ImageId[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('pictures')
    .where('id', 'in', [...ids, 'img_'])
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Of some pictures, the ones in use: shown, or part of an uploaded archive under review. */
export const readNamedPictures = async (db: Db, ids: readonly ImageId[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select id from pictures where id = any(${[...ids]})
    union select picture_id from taken_pictures where picture_id = any(${[...ids]})`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

/** Moment before which files may be swept, by the database's clock, which dates them. */
export const readKeptBefore = async (db: Db, graceSeconds: number): Promise<Date> => {
  const { before } = await db
    .selectNoFrom(sql<Date>`now() - make_interval(secs => ${graceSeconds})`.as('before'))
    .executeTakeFirstOrThrow();
  return before;
};

/** All pictures, in the order in which visitors are likely to see them. */
export const readPictureIds = async (db: Db | Tx): Promise<readonly ImageId[]> => {
  const { rows } = await sql<{ id: ImageId }>`
    select p.id from pictures p
    left join (
      select picture_id, 'infinity'::float8 as seen from brand_pictures
      union all select picture_id, 'infinity' from category_pictures
      union all select picture_id, 'infinity' from shop_pictures
      union all select picture_id, popularity from product_pictures join product_profiles on product_profiles.id = product_id
    ) place on place.picture_id = p.id
    group by p.id order by max(place.seen) desc nulls last, p.created_at desc, p.id`.execute(db);
  return rows.map(({ id }) => id);
};

type OwnedRow = Omit<Picture, 'name'> & { readonly owner: string; readonly name: string };

const owned = {
  brand: sql`from (select brand_id as owner, picture_id, name, position from brand_pictures) o`,
  shop: sql`from (select shop_id as owner, picture_id, name, position from shop_pictures) o`,
};

/** Pictures of brands or shops in their order, by the owner's id. */
export const readPicturesOf = async (
  db: Db | Tx,
  owner: PictureOwner,
  ids: readonly (string | number)[],
): Promise<ReadonlyMap<string, readonly Picture[]>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<OwnedRow>`
    select o.owner::text, o.name, p.id, p.alt, p.width, p.height, p.color ${owned[owner]}
    join pictures p on p.id = o.picture_id
    where o.owner = any(${[...ids]})
    order by array_position(${[...imageNames]}::text[], o.name), o.position`.execute(db);
  const pictures = new Map<string, Picture[]>();
  for (const { owner: id, name: written, ...picture } of rows) {
    const name = imageNames.find((known) => known === written);
    if (name) pictures.set(id, [...(pictures.get(id) ?? []), { ...picture, name }]);
  }
  return pictures;
};

/** Logo of the brand's pages and letters; without one they draw the brand's name. A database holds one brand. */
export const readPageLogo = (db: Db | Tx): Promise<Omit<Picture, 'name'> | undefined> =>
  db
    .selectFrom('brand_pictures')
    .innerJoin('pictures', 'pictures.id', 'brand_pictures.picture_id')
    .select(['pictures.id', 'pictures.alt', 'pictures.width', 'pictures.height', 'pictures.color'])
    .where('brand_pictures.name', '=', 'page-logo')
    .limit(1)
    .executeTakeFirst();

/** Name and colours for the brand's icons, with its mark; without a brand, `noi` as in texts. */
export const readIconBrand = async (db: Db): Promise<IconOf & { readonly mark: string | null }> => {
  const row = await db
    .selectFrom('brand_profiles')
    .leftJoin('brand_pictures', (join) =>
      join
        .onRef('brand_pictures.brand_id', '=', 'brand_profiles.id')
        .on('brand_pictures.name', '=', 'logo-new'),
    )
    .select(['brand_profiles.name as brand', 'accent', 'picture_id as mark'])
    .orderBy('brand_profiles.id')
    .limit(1)
    .executeTakeFirst();
  return row ?? { brand: unnamed.brand, accent: null, mark: null };
};

/** Pictures and mark of a form's face, for editing. */
export const faceOf = (
  pictures: readonly Picture[],
): Face & { readonly known: { id: ImageId; alt: string }[] } => ({
  pictures: pictures.filter(({ name }) => name !== 'logo-new').map(({ id }) => id),
  logo: pictures.find(({ name }) => name === 'logo-new')?.id ?? null,
  known: pictures.map(({ id, alt }) => ({ id, alt })),
});

/** Alternative text of a picture; undefined for an unknown id. */
export const readAlt = (db: Db | Tx, id: ImageId) =>
  db.selectFrom('pictures').select(['id', 'alt']).where('id', '=', id).executeTakeFirst();

/** Shops that show a picture; null stands for the brand and its menu. */
export const readShownBy = async (db: Db | Tx, id: ImageId): Promise<readonly (ShopId | null)[]> => {
  const { rows } = await sql<{ shop: ShopId | null }>`
    select shop_id as shop from shop_pictures where picture_id = ${id}
    union all select null from product_pictures where picture_id = ${id}
    union all select null from category_pictures where picture_id = ${id}
    union all select null from brand_pictures where picture_id = ${id}`.execute(db);
  return rows.map(({ shop }) => shop);
};

type PictureProblem = { readonly field: 'pictures' | 'logo'; readonly text: string };

/** Pictures of a form that do not exist, or are named twice. */
export const pictureProblems = async (
  db: Db | Tx,
  { pictures, logo = null }: Pick<Face, 'pictures'> & { readonly logo?: ImageId | null },
): Promise<readonly PictureProblem[]> => {
  const known = await readKnownPictures(db, [...pictures, ...(logo === null ? [] : [logo])]);
  const gone = 'Una di queste foto non c’è più: caricala di nuovo';
  const twice = new Set(pictures).size !== pictures.length;
  return [
    ...(twice || pictures.some((id) => !known.has(id)) ? [{ field: 'pictures', text: gone } as const] : []),
    ...(logo !== null && !known.has(logo) ? [{ field: 'logo', text: gone } as const] : []),
  ];
};
