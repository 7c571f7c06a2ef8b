import { lineKey } from '@zanga/domain/ordering/cart-lines';
import { storage } from '../../base/storage/storage.ts';
import { type CartChange, type CartLine, withChange } from './cart-intent.ts';
import { hearCart, readCart, setCart } from './cart-state.ts';

export { mostPieces } from '@zanga/domain/ordering/cart-lines';

/** Characters of a line's notes. */
export const notesLength = 100;

let count = 0;
const newChange = (kind: CartChange['kind'], line: CartLine): CartChange => {
  count += 1;
  return { kind, line, id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}-${count}` };
};

const make = (change: CartChange) => {
  hearCart();
  const { items, unsent } = readCart();
  setCart({ items: withChange(items, change), unsent: [...unsent, change] });
};

/** Whether the cart belongs to another shop than the one the person sits in. */
const isOfAnotherShop = () => {
  const shop = storage.read('direct') === null ? null : storage.read('shop_address');
  const { live, items } = readCart();
  const held = live?.single_cart_shop ?? null;
  return shop !== null && held !== null && items.length > 0 && shop !== held;
};

/** Adds a line at once and tells the server afterwards. With a cart of another shop, a dialog asks first. */
export const addToCart = (line: CartLine) => {
  const change = newChange('add', line);
  if (isOfAnotherShop()) setCart({ waiting: change });
  else make(change);
};

/** Sets the quantity of a line; zero removes it. */
export const setPieces = (key: string, qty: number) => {
  const line = readCart().items.find((item) => lineKey(item) === key);
  if (line) make(newChange('set', { ...line, qty }));
};

/** Replaces a line; if the result equals a third line, both become one. */
export const replaceLine = (old: CartLine, line: CartLine) => {
  const [from, to] = [lineKey(old), lineKey(line)];
  if (from === to) return make(newChange('set', line));
  const before = readCart().items;
  make(newChange('set', { ...old, qty: 0 }));
  make(newChange('add', line));
  if (before.some((item) => lineKey(item) === to)) return;
  const { items } = readCart();
  const place = before.findIndex((item) => lineKey(item) === from);
  if (place !== -1) setCart({ items: items.slice(0, -1).toSpliced(place, 0, ...items.slice(-1)) });
};

/** Restores a removed line. */
export const putBack = (line: CartLine) => make(newChange('set', line));

/** Puts several lines into the cart, beside its lines or instead of them; the caller has asked the person before. */
export const fillCart = (lines: readonly CartLine[], how: 'add' | 'instead') => {
  if (how === 'instead') for (const item of readCart().items) make(newChange('set', { ...item, qty: 0 }));
  for (const line of lines) make(newChange('add', line));
};

/** Ends the question of `addToCart`: empties the cart for the waiting line, or drops that line. */
export const settleWaiting = (answer: 'start_over' | 'leave') => {
  const { waiting, items } = readCart();
  setCart({ waiting: null });
  if (answer === 'leave' || waiting === null) return;
  for (const item of items) make(newChange('set', { ...item, qty: 0 }));
  make(waiting);
};
