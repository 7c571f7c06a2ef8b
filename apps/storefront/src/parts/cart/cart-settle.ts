import { isApiError } from '@zanga/browser/api/api-error.ts';
import type { Cart, CartIssue } from '@zanga/contract/ordering/carts';
import type { ApiError } from '@zanga/contract/wire/client';
import { lineKey } from '@zanga/domain/ordering/cart-lines';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type CartChange, type CartLine, wantSame, withChange } from './cart-intent.ts';
import { cartNewsTexts as t } from './cart-news-texts.ts';
import { type CartState, hearCart, readCart, setCart } from './cart-state.ts';

/** Lines of a priced cart as the browser stores them. */
const linesOf = ({ items }: Pick<Cart, 'items'>): readonly CartLine[] =>
  items.map(({ product, chosen, left_out, qty, notes }) => ({
    product: product.slug,
    options: chosen,
    ...(left_out.length > 0 && { without: left_out }),
    qty,
    notes,
  }));

/** New messages about prices; several falls at once, as when a member signs in, become one sentence. */
const priceNews = (cart: Cart, before: Cart | null): readonly string[] => {
  const known = new Set(before?.issues.map(({ text }) => text));
  const news = cart.issues.filter(({ text }) => !known.has(text));
  const textsOf = (wanted: CartIssue['code']) =>
    news.flatMap(({ code, text }) => (code === wanted ? [text] : []));
  const fell = textsOf('price_fell');
  return [...textsOf('price_changed'), ...(fell.length > 1 ? [t.cheaper(fell.length)] : fell)];
};

/** Takes over the server's cart, and applies the newer changes on top. */
export const settleCart = (cart: Cart, sent: readonly CartChange[]) => {
  hearCart();
  const { unsent, live, news } = readCart();
  const done = new Set(sent.map(({ id }) => id));
  const rest = unsent.filter(({ id }) => !done.has(id));
  for (const text of priceNews(cart, live)) toast({ text });
  if (cart.changes.length > 0) toast({ text: t.merged });
  setCart({
    live: cart,
    version: cart.version,
    unsent: rest.length === unsent.length ? unsent : rest,
    items: rest.reduce(withChange, linesOf(cart)),
    news: [...news, ...cart.changes],
  });
};

/** Takes over a cart that was only read: our lines in it mean that the server got them although its answer was lost. */
export const settleLooked = (cart: Cart) => {
  hearCart();
  const before = readCart();
  const heard = wantSame(before.items, linesOf(cart));
  if (!heard && isNews(before, cart)) toast({ text: t.changedElsewhere });
  settleCart(cart, heard ? before.unsent : []);
};

/** Whether another device changed the cart; one that comes back empty was ordered, and is no news. */
const isNews = ({ live, version, unsent }: CartState, cart: Cart) =>
  live !== null &&
  cart.items.length > 0 &&
  unsent.length === 0 &&
  version !== cart.version &&
  cart.changes.length === 0;

/** Drops the changes that the server refuses, and says why; all of them if it does not name one. */
export const dropRefused = (error: ApiError) => {
  hearCart();
  const { items, unsent, live } = readCart();
  const places = Object.keys(error.fields).flatMap((field) => /^items\.(\d+)\./.exec(field)?.[1] ?? []);
  const refused = new Set(places.flatMap((place) => items[Number(place)] ?? []).map(lineKey));
  const rest = refused.size > 0 ? unsent.filter(({ line }) => !refused.has(lineKey(line))) : [];
  const [reason = error.message] = Object.values(error.fields).flat();
  toast({ text: t.refused(reason), tone: 'problem' });
  // At least one change must go, or the same call would repeat forever.
  const left = rest.length < unsent.length ? rest : [];
  setCart({ unsent: left, items: left.reduce(withChange, live ? linesOf(live) : []) });
};

/** Whether the server refused the cart as invalid. */
export const isInvalid = (error: unknown): error is ApiError => isApiError(error) && error.status === 422;
