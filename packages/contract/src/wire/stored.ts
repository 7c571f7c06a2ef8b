/** What is kept in `localStorage`: the specification's names first (STA-9), then ours. */
export const storedKeys = [
  ...(['token', 'username', 'firstname', 'lastname', 'fullname', 'cart', 'socials', 'features'] as const),
  ...(['app', 'device_id', 'push_token', 'app_version', 'wizard1', 'direct'] as const),
  ...(['latitude', 'longitude', 'formatted_address', 'shop_address', 'delivery_address'] as const),
  ...([
    'favorites',
    'searches',
    'notice',
    'orders',
    'cart_key',
    'tickets',
    'totem',
    'where',
    'install',
  ] as const),
] as const;

/** Cookies, by https with `__Host-` before their names; the second only while somebody signs in at a network. */
const cookies = ['XSRF-TOKEN', 'login_window'] as const;

/** Until the tab is closed: what is typed at the checkout, what a totem waits to be paid for, and where one was on a page. */
const ofTheTab = ['checkout_contact', 'checkout_attempt', 'totem_order', 'tsr-scroll-restoration'] as const;

/** Pages and pictures for later, the same for everybody; the app keeps the last of them in a database. */
const caches = ['shop-assets', 'shop-pages', 'shop-pictures', 'shop-catalogue'] as const;

/** A pressed push, until the page that it opens has read it. */
const pressed = 'pressed-push';

const ofTheOffice = 'gestione_token';

/**
 * Everything that is ever kept on somebody's device, by the names found there without their versions. The privacy page
 * tells of each; tests hold both to this list, and browsers to it.
 */
export const keptOnDevice: readonly string[] = [
  ...storedKeys,
  ...cookies,
  ...ofTheTab,
  ...caches,
  pressed,
  ofTheOffice,
];
