import { toldValue } from '../../base/storage/told.ts';

type Line = { readonly product: string; readonly qty: number };

// All that a page shows of the cart before anybody touches it; the rest of its code comes later.
const { tell, useTold } = toldValue<readonly Line[]>([]);

export { tell as tellLines };

/** How many pieces are in the cart, of all products or of one; none on the server. */
export const usePieces = (slug?: string) =>
  useTold((lines) =>
    lines.reduce((sum, { product, qty }) => (slug === undefined || slug === product ? sum + qty : sum), 0),
  );
