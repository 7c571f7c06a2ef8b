import type { Tx } from '../../platform/database/connection.ts';

/** A picture's row. */
export type PictureRow = {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
};

/** Keeps a picture's row; of one that is there already only the words for who cannot see it change. */
export const savePicture = async (tx: Tx, picture: PictureRow, contentType: string): Promise<void> => {
  await tx
    .insertInto('pictures')
    .values({ ...picture, content_type: contentType })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ alt: picture.alt }))
    .execute();
};

/** Shows pictures on a product or a category, all under one name, so that their order is the one they were put in. */
export const showPictures = async (
  tx: Tx,
  owner: { readonly product: string } | { readonly category: string },
  pictures: readonly string[],
): Promise<void> => {
  const rows = pictures.map((picture_id, position) => ({ picture_id, name: 'image-new', position }));
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
