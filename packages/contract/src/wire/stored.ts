/** Keys in `localStorage`: the specification's names first (STA-9), then ours. */
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

/** Cookies, with `__Host-` before their names over https; the second exists only during a social sign-in. */
const cookies = ['XSRF-TOKEN', 'login_window'] as const;

/** Keys kept until the tab closes: checkout input, a totem's unpaid order, scroll positions. */
const ofTheTab = ['checkout_contact', 'checkout_attempt', 'totem_order', 'tsr-scroll-restoration'] as const;

/** Caches of pages and pictures, the same for all visitors; the app keeps the newest in a database. */
const caches = ['shop-assets', 'shop-pages', 'shop-pictures', 'shop-catalogue'] as const;

/** Key of a pressed notification, until its page has read it. */
const pressed = 'pressed-push';

const ofTheOffice = 'gestione_token';

/**
 * Every name that is ever stored on a person's device, without versions. The privacy page explains each; tests hold
 * both to this list, and browsers to it.
 */
export const keptOnDevice: readonly string[] = [
  ...storedKeys,
  ...cookies,
  ...ofTheTab,
  ...caches,
  pressed,
  ofTheOffice,
];
