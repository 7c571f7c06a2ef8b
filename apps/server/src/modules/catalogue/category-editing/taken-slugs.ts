/** First words of addresses that are pages of the shop: a category of that name would never be found under it. */
export const takenByPages: readonly string[] = [
  ...['account', 'api', 'app-download', 'assets', 'checkout', 'cinema', 'contacts', 'content', 'coupons'],
  ...['covid', 'dev', 'favorites', 'gestione', 'health', 'home', 'menu', 'negozi', 'notifications', 'onshop'],
  ...['orders', 'password', 'prodotto', 'registration', 'reviews', 'share', 'thank-you', 'totem', 'wizard'],
  'wrong-app-version',
];
