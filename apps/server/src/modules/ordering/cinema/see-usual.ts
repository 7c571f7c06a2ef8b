import type { UsualShows } from '@zanga/contract/ordering/shows-office';
import type { Db } from '../../../platform/database/connection.ts';
import { readShowProduct, showProduct } from '../../catalogue/public-shows.ts';
import { readHalls, readLastShow } from '../../cinema/public.ts';

/** Values of the last show, offered for a new one. */
export const seeUsual = async (db: Db): Promise<UsualShows> => {
  const last = await readLastShow(db);
  const product = last === undefined ? undefined : await readShowProduct(db, last);
  const sold = product && showProduct(product);
  return {
    halls: await readHalls(db),
    category: sold?.category || null,
    option_groups: [...(sold?.option_groups ?? [])],
  };
};
