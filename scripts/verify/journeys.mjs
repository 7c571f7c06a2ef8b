/**
 * Which journeys walk through which part of the shop. A part is a feature of a client, a module of the server or an area
 * of the rules; where they bear one name they are one part.
 * @type {Record<string, readonly string[]>}
 */
const journeys = {
  account: ['people/my-data'],
  accounts: ['people/accounts', 'people/login', 'people/my-data', 'office/entrance'],
  addresses: ['people/addresses'],
  app: ['browsing/native', 'ordering/beside'],
  answering: ['office/answering', 'office/rush'],
  audit: ['office/people'],
  badge: ['people/badge', 'office/scanner', 'office/hours'],
  board: [
    'office/board',
    'office/changes',
    'office/orders',
    'office/till',
    'office/rush',
    'office/slip',
    'office/long-words',
  ],
  brand: ['office/brand/settings', 'office/brand/first-day'],
  captcha: ['people/login', 'people/captcha'],
  cart: [
    'ordering/cart',
    'ordering/cart-coming',
    'ordering/made-otherwise',
    'ordering/taps',
    'ordering/meanwhile',
  ],
  catalogue: [
    'browsing/browsing',
    'office/sold-out',
    'office/menu/dish',
    'office/menu/options',
    'office/menu/table',
    'office/menu/many',
    'office/menu/categories',
  ],
  category: ['browsing/browsing'],
  checkout: [
    'ordering/checkout',
    'ordering/payments',
    'ordering/taps',
    'ordering/meanwhile',
    'ordering/beside',
    'ordering/by-ear',
  ],
  cinema: ['ordering/cinema', 'office/cinema'],
  contact: ['people/writing'],
  contacts: ['people/writing', 'office/brand/inbox'],
  content: ['browsing/pages', 'office/brand/texts'],
  coupons: ['ordering/coupons', 'office/offers/coupons'],
  device: ['office/devices', 'office/hours'],
  devices: ['office/devices'],
  favourites: ['people/writing', 'browsing/browsing'],
  'first-steps': ['office/brand/first-day'],
  frame: ['office/frame'],
  guide: ['office/frame'],
  inbox: ['office/brand/inbox'],
  home: ['browsing/pages', 'browsing/start-up', 'ordering/taps'],
  hours: ['office/hours'],
  login: ['people/login', 'people/accounts'],
  membership: ['ordering/prime', 'ordering/prime-walk', 'office/offers/prime'],
  native: ['browsing/native'],
  notice: ['browsing/start-up'],
  notifications: ['people/notifications'],
  onshop: ['ordering/onshop'],
  ordering: ['ordering/checkout', 'ordering/orders', 'ordering/taps'],
  orders: ['ordering/orders'],
  palette: ['office/frame'],
  payments: ['ordering/payments', 'ordering/checkout'],
  people: ['office/people', 'office/second-factor'],
  pricing: ['ordering/cart', 'ordering/checkout'],
  prime: ['ordering/prime', 'ordering/prime-walk', 'office/offers/prime'],
  product: ['browsing/browsing', 'ordering/made-otherwise'],
  push: ['people/notifications'],
  redemption: ['office/scanner', 'people/badge'],
  registration: ['people/accounts'],
  reviews: ['browsing/reviews'],
  scanner: ['office/scanner'],
  search: ['browsing/browsing'],
  settings: ['office/brand/settings'],
  shelf: ['office/sold-out'],
  shell: ['browsing/browsing', 'browsing/keyboard', 'ordering/where'],
  shops: ['people/addresses', 'browsing/pages', 'ordering/where', 'office/rush', 'office/shops'],
  tables: ['ordering/onshop'],
  totem: ['ordering/totem', 'ordering/totem-bad-luck'],
  totems: ['ordering/totem', 'ordering/totem-bad-luck'],
  where: ['ordering/where'],
  worker: ['browsing/start-up', 'browsing/offline'],
};

const part =
  /^(?:apps\/[^/]+\/src\/(?:features|modules|parts|base)|packages\/domain\/src|apps\/storefront\/src)\/([a-z-]+)\//;

/**
 * @param {string} file
 * @returns {string[]}
 */
export const journeysOf = (file) =>
  (journeys[part.exec(file)?.[1] ?? ''] ?? []).map((name) => `e2e/${name}.spec.ts`);

/** Every journey named above, so that a test finds names without a journey. */
export const namedJourneys = [...new Set(Object.values(journeys).flat())];
