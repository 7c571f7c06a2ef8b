/**
 * Which journeys walk through which part of the shop. A part is a feature of a client, a module of the server or an area
 * of the rules; where they bear one name they are one part.
 * @type {Record<string, readonly string[]>}
 */
const journeys = {
  account: ['my-data'],
  accounts: ['accounts', 'login', 'my-data'],
  addresses: ['addresses'],
  app: ['native'],
  badge: ['badge', 'scanner'],
  board: ['board'],
  captcha: ['login', 'captcha'],
  cart: ['cart'],
  catalogue: ['browsing'],
  category: ['browsing'],
  checkout: ['checkout', 'payments'],
  cinema: ['cinema'],
  contact: ['writing'],
  contacts: ['writing'],
  content: ['pages'],
  coupons: ['coupons'],
  favourites: ['writing', 'browsing'],
  home: ['pages', 'start-up'],
  login: ['login', 'accounts'],
  membership: ['prime', 'prime-walk'],
  native: ['native'],
  notice: ['start-up'],
  notifications: ['notifications'],
  onshop: ['onshop'],
  ordering: ['checkout', 'orders'],
  orders: ['orders'],
  payments: ['payments', 'checkout'],
  pricing: ['cart', 'checkout'],
  prime: ['prime', 'prime-walk'],
  product: ['browsing'],
  push: ['notifications'],
  redemption: ['scanner', 'badge'],
  registration: ['accounts'],
  reviews: ['reviews'],
  scanner: ['scanner'],
  search: ['browsing'],
  shell: ['browsing', 'keyboard'],
  shops: ['addresses', 'pages'],
  tables: ['onshop'],
  totem: ['totem', 'totem-bad-luck'],
  totems: ['totem', 'totem-bad-luck'],
  worker: ['start-up', 'offline'],
};

const part =
  /^(?:apps\/[^/]+\/src\/(?:features|modules|shared)|packages\/domain\/src|apps\/storefront\/src)\/([a-z-]+)\//;

/**
 * @param {string} file
 * @returns {string[]}
 */
export const journeysOf = (file) =>
  (journeys[part.exec(file)?.[1] ?? ''] ?? []).map((name) => `e2e/${name}.spec.ts`);

/** Every journey that is named above, so that a test can say which of them is gone. */
export const namedJourneys = [...new Set(Object.values(journeys).flat())];
