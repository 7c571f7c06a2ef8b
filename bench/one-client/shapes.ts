import { allergens } from '@zanga/domain/catalogue/vocabulary';

/** A call of the hostile client, or a body that never ends. */
export type HostileCall = {
  readonly path: string;
  /** With a body it is a POST of JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Announces a body that never comes, or holds a stream open. */
  readonly held?: boolean;
};

/** Ids that a hostile client can read off the shop's pages. */
export type Known = {
  readonly categories: readonly string[];
  readonly products: readonly string[];
  readonly pictures: readonly string[];
  /** Key of a cart with a hundred lines, made from its address. */
  readonly cart: string;
};

type Shape = (at: number, known: Known) => HostileCall;

const one = (list: readonly string[], at: number) => list[at % list.length] ?? '';

/** A new position around Catania each time. */
const freshPoint = (at: number) => {
  const [north, east] = [((at * 7_919) % 10_007) / 10_007, ((at * 104_729) % 10_009) / 10_009];
  return { lat: (37.4 + north * 0.25).toFixed(6), lng: (14.95 + east * 0.25).toFixed(6) };
};

/** Allergens by the binary digits of a number. */
const someAllergens = (at: number) => allergens.filter((_, place) => (at >> place) & 1).join(',');

export const hundredLines = (products: readonly string[], at: number) =>
  Array.from({ length: 100 }, (_, line) => ({
    product: one(products, at + line),
    qty: 1 + (line % 3),
    notes: `riga ${at} ${line}`,
  }));

const cartOf = (at: number, { products }: Known) => ({ items: hundredLines(products, at) });

/** Varies the call: each variant has a different cost. */
const inTurn =
  (...variants: readonly Shape[]): Shape =>
  (at, known) =>
    variants[at % variants.length]?.(at, known) ?? { path: '/' };

/** Calls that cost more than they look; no call is repeated in the same words. */
export const shapes = {
  'lists by fresh points': (at, { categories }) => {
    const { lat, lng } = freshPoint(at);
    return {
      path: `/api/products?category=${one(categories, at)}&paginate=60&filter_delivery_address=${lat},${lng}`,
    };
  },
  'lists by fresh filters': inTurn(
    (at) => ({ path: `/api/products?paginate=60&sort=price&without=${someAllergens(at)}` }),
    (at, { categories }) => ({
      path: `/api/products?category=${one(categories, at)}&page=${1 + (at % 50)}&paginate=${1 + (at % 60)}`,
    }),
    (at, { products }) => ({
      path: `/api/products/together?products=${one(products, at)},${one(products, at * 3 + 1)}&gap=${at}`,
    }),
  ),
  'fresh searches': (at, { products }) => ({
    path: `/api/products/search?search=${one(products, at).replaceAll('-', '%20')}%20${at.toString(36)}x`,
  }),
  'carts of 100 lines': (at, known) => ({ path: '/api/carts', body: cartOf(at, known) }),
  'one such cart again': inTurn(
    (_, { cart }) => ({ path: '/api/carts', body: { token: cart } }),
    (at, { cart }) => ({ path: '/api/carts', body: { token: cart, meta: { at: String(at) } } }),
  ),
  'fresh pages': inTurn(
    (at) => ({ path: `/hostile-${at}` }),
    (at, { products }) => ({ path: `/prodotto/${one(products, at)}?x=${at}` }),
    (at) => ({ path: `/pizze?page=${at}` }),
    (at) => ({ path: `/cerca?q=pizza+${at}` }),
    (at) => ({ path: `/sitemap.xml?x=${at}` }),
  ),
  pictures: inTurn(
    (at, { pictures }) => ({
      path: `/images/${one(pictures, at >> 1)}?w=${80 + ((at * 131) % 1_500)}`,
      headers: { accept: at % 4 < 2 ? 'image/avif,image/webp' : 'image/webp' },
    }),
    (at) => ({ path: `/thumbnails/img_${String(at).padStart(16, '0')}?w=${at}` }),
  ),
  places: inTurn(
    (at) => ({ path: `/api/places?search=via%20etnea%20${at}` }),
    (at) => {
      const { lat, lng } = freshPoint(at);
      return { path: `/%61pi/places/at?lat=${lat}&lng=${lng}` };
    },
  ),
  passwords: inTurn(
    (at) => ({
      path: '/oauth/token',
      body: {
        grant_type: 'password',
        username: `hostile${at}@example.com`,
        password: `sbagliata ${at}`,
      },
    }),
    (at) => ({
      path: '/api/register',
      body: {
        firstname: 'Ada',
        lastname: 'Rossi',
        email: `hostile${at}@example.com`,
        telephone: `+39340${String(at % 10_000_000).padStart(7, '0')}`,
        password: `lunga-e-nuova-${at}`,
        password_confirmation: `lunga-e-nuova-${at}`,
        captcha: 'none',
      },
    }),
    (at) => ({ path: '/api/customer/carts/coupons', headers: { authorization: `Bearer wrong${at}` } }),
  ),
  'big bodies': inTurn(
    (at) => ({
      path: '/api/carts',
      body: { items: Array.from({ length: 9_000 }, (_, line) => ({ product: `p${line}`, qty: at })) },
    }),
    (at) => ({ path: '/api/orders', body: { contact: 'x'.repeat(250_000), at } }),
  ),
  'held connections': inTurn(
    () => ({ path: '/api/carts', body: {}, held: true }),
    () => ({ path: '/api/changes', held: true }),
    (at) => ({ path: `/api/shops?merchandise=0&x=${at}` }),
  ),
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof shapes;
