import type { CategoryId, ImageId, ProductId, ShopId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import { FilesAway } from '../../adapters/files/port.ts';
import type { Db, Tx } from '../../platform/database/connection.ts';

export type PictureRow = {
  readonly id: ImageId;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
};

/** Adds a picture's row; of an existing one only the alternative text changes. */
export const savePicture = async (tx: Tx, picture: PictureRow, contentType: string): Promise<void> => {
  await tx
    .insertInto('pictures')
    .values({ ...picture, content_type: contentType })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ alt: picture.alt }))
    .execute();
};

const inOrder = (pictures: readonly ImageId[]) =>
  pictures.map((picture_id, position) => ({ picture_id, name: 'image-new', position }));

/** Shows pictures on a product or a category in the given order, all under one name. */
export const showPictures = async (
  tx: Tx,
  owner: { readonly product: ProductId } | { readonly category: CategoryId },
  pictures: readonly ImageId[],
): Promise<void> => {
  const rows = inOrder(pictures);
  if ('product' in owner) {
    const product_id = owner.product;
    await tx.deleteFrom('product_pictures').where('product_id', '=', product_id).execute();
    const shown = rows.map((row) => ({ ...row, product_id }));
    if (shown.length > 0) await tx.insertInto('product_pictures').values(shown).execute();
    return;
  }
  const category_id = owner.category;
  await tx.deleteFrom('category_pictures').where('category_id', '=', category_id).execute();
  const shown = rows.map((row) => ({ ...row, category_id }));
  if (shown.length > 0) await tx.insertInto('category_pictures').values(shown).execute();
};

/** Pictures of a shop or of the brand in their order, and its mark. */
export type Face = { readonly pictures: readonly ImageId[]; readonly logo: ImageId | null };

/** Shows pictures on a shop or on the brand; the mark and the logo of the brand's pages have names of their own. */
export const showFace = async (
  tx: Tx,
  owner: { readonly shop: ShopId } | { readonly brand: number; readonly pageLogo: ImageId | null },
  { pictures, logo }: Face,
): Promise<void> => {
  const mark = logo === null ? [] : [{ picture_id: logo, name: 'logo-new', position: 0 }];
  const rows = [...inOrder(pictures), ...mark];
  if ('shop' in owner) {
    const shop_id = owner.shop;
    await tx.deleteFrom('shop_pictures').where('shop_id', '=', shop_id).execute();
    const shown = rows.map((row) => ({ ...row, shop_id }));
    if (shown.length > 0) await tx.insertInto('shop_pictures').values(shown).execute();
    return;
  }
  const brand_id = owner.brand;
  await tx.deleteFrom('brand_pictures').where('brand_id', '=', brand_id).execute();
  const { pageLogo } = owner;
  const drawn = pageLogo === null ? [] : [{ picture_id: pageLogo, name: 'page-logo', position: 0 }];
  const shown = [...rows, ...drawn].map((row) => ({ ...row, brand_id }));
  if (shown.length > 0) await tx.insertInto('brand_pictures').values(shown).execute();
};

/** A picture, locked until the transaction ends. */
export const holdPicture = (tx: Tx, id: ImageId) =>
  tx.selectFrom('pictures').select(['id', 'alt']).where('id', '=', id).forUpdate().executeTakeFirst();

export const saveAlt = async (tx: Tx, id: ImageId, alt: string): Promise<void> => {
  await tx.updateTable('pictures').set({ alt }).where('id', '=', id).execute();
};

/** A sweeping process silent for ten minutes has died, and another continues. */
const lostMinutes = 10;

/** Notes that a picture's file is about to be stored, so that no sweep deletes it before its row is written. */
export const noteKeeping = async (db: Db, id: string): Promise<void> => {
  const { rows } = await sql`
    insert into picture_files (picture_id, doing) values (${id}, 'keeping')
    on conflict (picture_id) do update set doing = 'keeping', since = now()
      where picture_files.doing = 'keeping' or picture_files.since < now() - make_interval(mins => ${lostMinutes})
    returning picture_id`.execute(db);
  if (rows.length === 0) throw new FilesAway('The old file of this picture is being taken away');
};

/** Begins the deletion of a picture's files; false if they were stored lately. */
export const beginSweeping = async (db: Db, id: string, graceSeconds: number): Promise<boolean> => {
  const { rows } = await sql`
    insert into picture_files (picture_id, doing) values (${id}, 'sweeping')
    on conflict (picture_id) do update set doing = 'sweeping', since = now()
      where picture_files.doing = 'sweeping' and picture_files.since < now() - make_interval(mins => ${lostMinutes})
         or picture_files.doing = 'keeping' and picture_files.since <= now() - make_interval(secs => ${graceSeconds})
    returning picture_id`.execute(db);
  return rows.length > 0;
};

export const endSweeping = async (db: Db, id: ImageId): Promise<void> => {
  await db.deleteFrom('picture_files').where('picture_id', '=', id).where('doing', '=', 'sweeping').execute();
};

/** Forgets notes of storing older than the grace period: by then the row is written, or never will be. */
export const forgetKeeping = async (db: Db, graceSeconds: number): Promise<void> => {
  await sql`delete from picture_files
    where doing = 'keeping' and since < now() - make_interval(secs => ${graceSeconds})`.execute(db);
};
