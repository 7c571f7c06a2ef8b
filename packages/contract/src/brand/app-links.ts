/**
 * The places of the site whose links the app opens: orders, shared coupons, tables, and what mails and banks lead to. Both
 * platforms learn them from elsewhere (Android's manifest, the server's `apple-app-site-association`) and must agree.
 */
export const appLinks = [
  { path: '/orders', below: true },
  { path: '/share/coupons', below: false },
  { path: '/c', below: true },
  { path: '/coupons', below: false },
  { path: '/onshop/order', below: false },
  { path: '/account', below: false },
  { path: '/password/reset', below: true },
  { path: '/prodotto', below: true },
  { path: '/checkout', below: false },
  { path: '/thank-you', below: false },
  { path: '/cinema', below: false },
] as const;
