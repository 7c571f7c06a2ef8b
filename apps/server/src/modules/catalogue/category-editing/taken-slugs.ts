/** Slugs that are first words of the shop's own pages: a category under one of them would never be found. */
export const takenByPages: readonly string[] = [
  ...['account', 'api', 'app-download', 'assets', 'checkout', 'cinema', 'contacts', 'content', 'coupons'],
  ...['covid', 'dev', 'favorites', 'gestione', 'health', 'home', 'menu', 'negozi', 'notifications', 'onshop'],
  ...['orders', 'password', 'prodotto', 'registration', 'reviews', 'share', 'thank-you', 'totem', 'wizard'],
  'wrong-app-version',
];
