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
