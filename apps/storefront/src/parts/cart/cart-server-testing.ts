import type { Api } from '@zanga/contract/contract';
import type { Cart, CartForm, CartLineItem } from '@zanga/contract/ordering/carts';
import { client } from '@zanga/contract/wire/client';
import { cents, zeroCents } from '@zanga/domain/money';
import { lineKey } from '@zanga/domain/ordering/cart-lines';
import { type CartLine, wantSame } from './cart-intent.ts';

type StoredCart = { items: readonly CartLine[]; version: number; changes?: readonly string[] };
type CartBody = CartForm & { readonly token?: string; readonly merge?: string };

const itemOf = (line: CartLine): CartLineItem => ({
  id: `lin_${lineKey(line)}`,
  part: 'food',
  qty: line.qty,
  notes: line.notes,
  chosen: [...line.options],
  left_out: [...(line.without ?? [])],
  options: [],
  without: [],
  allergens: null,
  product: {
    id: `prd_${line.product}`,
    slug: line.product,
    name: line.product,
    images: [],
    age_limit: null,
    total_price: cents(500),
  },
  list: cents(500 * line.qty),
  discount: zeroCents,
  member_discount: zeroCents,
  coupon_discount: zeroCents,
  total: cents(500 * line.qty),
  vat_rate_basis_points: 1000,
  vat: cents(45 * line.qty),
});

/** A priced cart of five-euro lines, as a server would answer. */
export const pricedCart = (items: readonly CartLine[], given: Partial<Cart> = {}): Cart => {
  const total = cents(items.reduce((sum, { qty }) => sum + qty * 500, 0));
  return {
    id: 'crt_1',
    token: null,
    version: 1,
    items: items.map(itemOf),
    qty: items.reduce((sum, { qty }) => sum + qty, 0),
    list: total,
    discount: zeroCents,
    member_discount: zeroCents,
    coupon_discount: zeroCents,
    delivery: zeroCents,
    total_price: total,
    vat: [],
    coupon: null,
    coupon_code: null,
    coupon_title: null,
    deliveries: [],
    single_cart_shop: null,
    gift: null,
    meta: {},
    priced_for: null,
    payments: ['card'],
    terms_version: null,
    prime_saving: zeroCents,
    issues: [],
    changes: [],
    ...given,
  };
};

const refusal = (status: number, code: string, fields = {}) =>
  Response.json({ error: code, code, fields }, { status });

/** The answer for ordering again: one cannolo. */
const again = () =>
  Response.json({
    items: [{ product: 'cannolo', name: 'Cannolo', options: [], without: [], qty: 1, notes: '' }],
    missing: [],
    dearer: [],
  });

/** The cart's two calls in a few lines: versions, keys, merging, and a network that can be cut. */
export const cartServer = () => {
  const visitors = new Map<string, StoredCart>();
  const account: StoredCart = { items: [], version: 0 };
  const server = {
    account,
    visitors,
    // An empty list has no type of its own.
    asked: [] as CartBody[],
    // `lost`: the server acts, but its answer never arrives. Typed, so that a test may choose one.
    network: 'up' as 'up' | 'down' | 'lost',
    // Slug of a product that the server refuses. Typed, so that a test may set it.
    refuses: undefined as string | undefined,
  };
  const change = (kept: StoredCart, body: CartBody) => {
    if (body.items === undefined && body.single_cart_shop === undefined) return undefined;
    if (body.version !== undefined && body.version !== kept.version) return refusal(409, 'cart.stale');
    // The cart's code always sends lines of this type.
    const items = (body.items ?? []) as readonly CartLine[];
    const refused = items.findIndex(({ product }) => product === server.refuses);
    if (refused >= 0) return refusal(422, 'invalid', { [`items.${refused}.product`]: ['Non esiste'] });
    if (!wantSame(kept.items, items)) kept.version += 1;
    kept.items = items;
    return undefined;
  };

  const keptFor = (url: string, body: CartBody) => {
    if (url.includes('/customer/')) {
      const merged = body.merge === undefined ? undefined : visitors.get(body.merge);
      if (merged && body.merge) {
        visitors.delete(body.merge);
        account.changes = account.items.length > 0 ? ['Hai ritrovato qualcosa'] : [];
        account.items = [...merged.items, ...account.items];
        account.version += 1;
      } else account.changes = [];
      return { kept: account, token: null };
    }
    const token = body.token ?? `key_${visitors.size + 1}`;
    if (body.token === undefined) visitors.set(token, { items: [], version: 0 });
    return { kept: visitors.get(token), token };
  };

  const answer = (url: string, body: CartBody) => {
    if (url.includes('/again')) return again();
    const { kept, token } = keptFor(url, body);
    if (!kept) return refusal(404, 'cart.not_found');
    const refused = change(kept, body);
    const { version, changes = [] } = kept;
    return refused ?? Response.json(pricedCart(kept.items, { token, version, changes: [...changes] }));
  };

  const fetch: typeof globalThis.fetch = async (url, init) => {
    const body: CartBody = JSON.parse(String(init?.body ?? '{}'));
    if (server.network === 'down') throw new TypeError('Failed to fetch');
    server.asked.push(body);
    const response = answer(String(url), body);
    if (server.network === 'lost') throw new TypeError('Failed to fetch');
    return response;
  };
  return Object.assign(server, { service: client<Api>({ baseUrl: '', fetch }) });
};
