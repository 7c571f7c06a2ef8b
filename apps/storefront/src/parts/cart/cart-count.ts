import { toldValue } from '../../base/storage/told.ts';

type Line = { readonly product: string; readonly qty: number };

// A page needs only the number of pieces before the first press; the rest of the cart's code loads later.
const { tell, useTold } = toldValue<readonly Line[]>([]);

export { tell as tellLines };

/** Pieces in the cart, of all products or of one; zero on the server. */
export const usePieces = (slug?: string) =>
  useTold((lines) =>
    lines.reduce((sum, { product, qty }) => (slug === undefined || slug === product ? sum + qty : sum), 0),
  );
