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

/** Shows pictures on a product, all under one name, so that their order is the one they were put in. */
export const showPictures = async (tx: Tx, productId: string, pictures: readonly string[]): Promise<void> => {
  await tx.deleteFrom('product_pictures').where('product_id', '=', productId).execute();
  const rows = pictures.map((picture_id, position) => ({
    ...{ product_id: productId, picture_id, name: 'image-new', position },
  }));
  if (rows.length > 0) await tx.insertInto('product_pictures').values(rows).execute();
};
