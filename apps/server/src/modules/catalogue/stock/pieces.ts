import type { ShopId } from '@zanga/domain/ids';

/** Pieces of a product and the shop they come from; null for shipped goods and seats. */
export type Pieces = { readonly product: string; readonly qty: number; readonly shop: ShopId | null };

/** Owner of the stock that pieces came from: a shop, or null for the brand. */
export type TakenFrom = { readonly shop: ShopId | null };

type Place = Pick<Pieces, 'product' | 'shop'>;

export type StockTaking = {
  readonly ok: boolean;
  /** Where pieces were taken from; undefined for uncounted products. */
  readonly from: (pieces: Place) => TakenFrom | undefined;
};

/** Key of a product in a shop. */
export const placeOf = ({ product, shop }: Place): string => `${product} ${shop ?? ''}`;

/** Sums pieces per product and shop, as columns of a table. */
export const addedUp = (pieces: readonly Pieces[]) => {
  const sums = new Map<string, Pieces>();
  for (const one of pieces) {
    const before = sums.get(placeOf(one))?.qty ?? 0;
    sums.set(placeOf(one), { ...one, qty: before + one.qty });
  }
  const all = [...sums.values()];
  return {
    products: all.map(({ product }) => product),
    shops: all.map(({ shop }) => shop),
    numbers: all.map(({ qty }) => qty),
  };
};
