import { type CartIntent, type CartLine, parseCart } from './cart-intent.ts';
import { storage } from './storage.ts';

/** Pieces a single line holds at most. */
export const mostPieces = 99;

/** Characters of a line's notes. */
export const notesLength = 100;

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

const change = (next: (cart: CartIntent) => CartIntent) => {
  const cart = next(parseCart(storage.read('cart')));
  storage.write('cart', cart.items.length > 0 ? JSON.stringify(cart) : null);
};

/** Puts a line in the cart. */
export const addToCart = (line: CartLine) => change((cart) => withLine(cart, line));

/** Changes how many pieces of a line are wanted. */
export const setPieces = (key: string, qty: number) => change((cart) => withPieces(cart, key, qty));
