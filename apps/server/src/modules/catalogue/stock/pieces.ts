/** Pieces of a product, and the shop that they are had from; what is shipped, and seats, come from none. */
export type Pieces = { readonly product: string; readonly qty: number; readonly shop: string | null };

/** From whose count pieces were taken: a shop's own, or, where that is null, the brand's. */
export type TakenFrom = { readonly shop: string | null };

type Place = Pick<Pieces, 'product' | 'shop'>;

export type Taking = {
  readonly ok: boolean;
  /** Where pieces were taken from; undefined where nobody counts them. */
  readonly from: (pieces: Place) => TakenFrom | undefined;
};

/** What is wanted and where, as one word. */
export const placeOf = ({ product, shop }: Place): string => `${product} ${shop ?? ''}`;

/** Pieces of the same thing from the same place as one, as the columns of a table. */
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
