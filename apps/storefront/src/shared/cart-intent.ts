import { parseStored, storage, useStored } from './storage.ts';

/** What somebody means to order; prices are the server's and are never kept here. */
export type CartLine = {
  /** Slug of the product. */
  readonly product: string;
  /** Ids of what was chosen. */
  readonly options: readonly string[];
  readonly qty: number;
  readonly notes: string;
};

export type CartIntent = { readonly items: readonly CartLine[] };

/** Pieces a single line holds at most. */
export const mostPieces = 99;

/** Characters of a line's notes. */
export const notesLength = 100;

export const emptyCart: CartIntent = { items: [] };

/** Lines of the same dish, made in the same way, are one line. */
export const lineKey = ({ product, options, notes }: Omit<CartLine, 'qty'>) =>
  JSON.stringify([product, options.toSorted(), notes.trim()]);

const bounded = (qty: number) => Math.min(mostPieces, Math.max(0, Math.trunc(qty)));

/** The cart with a line changed to some pieces; none takes it out. */
export const withPieces = ({ items }: CartIntent, key: string, qty: number): CartIntent => ({
  items: items.flatMap((item) => {
    if (lineKey(item) !== key) return [item];
    return bounded(qty) > 0 ? [{ ...item, qty: bounded(qty) }] : [];
  }),
});

/** The cart with a line put in, joined to the one that is the same. */
export const withLine = (cart: CartIntent, line: CartLine): CartIntent => {
  const key = lineKey(line);
  const same = cart.items.find((item) => lineKey(item) === key);
  if (same) return withPieces(cart, key, same.qty + line.qty);
  return { items: [...cart.items, { ...line, notes: line.notes.trim(), qty: bounded(line.qty) }] };
};

/** How many pieces are in a cart. */
export const piecesIn = ({ items }: CartIntent) => items.reduce((sum, { qty }) => sum + qty, 0);

const isText = (value: unknown): value is string => typeof value === 'string';

const isLine = (value: unknown): value is CartLine => {
  if (typeof value !== 'object' || value === null) return false;
  const line: Partial<Record<keyof CartLine, unknown>> = value;
  return (
    isText(line.product) &&
    isText(line.notes) &&
    Array.isArray(line.options) &&
    line.options.every(isText) &&
    Number.isSafeInteger(line.qty) &&
    Number(line.qty) > 0
  );
};

const isCart = (value: unknown): value is CartIntent =>
  typeof value === 'object' &&
  value !== null &&
  'items' in value &&
  Array.isArray(value.items) &&
  value.items.every(isLine);

/** Reads a stored cart; whatever is not one is an empty cart. */
export const parseCart = (text: string | null): CartIntent => parseStored(text, isCart) ?? emptyCart;

/** The cart of this device, kept current. */
export const useCart = () => parseCart(useStored('cart'));

const change = (next: (cart: CartIntent) => CartIntent) => {
  const cart = next(parseCart(storage.read('cart')));
  storage.write('cart', cart.items.length > 0 ? JSON.stringify(cart) : null);
};

/** Puts a line in the cart. */
export const addToCart = (line: CartLine) => change((cart) => withLine(cart, line));

/** Changes how many pieces of a line are wanted. */
export const setPieces = (key: string, qty: number) => change((cart) => withPieces(cart, key, qty));
