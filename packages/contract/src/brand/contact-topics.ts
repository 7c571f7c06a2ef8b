/** Topics of a message, in the order of the form. */
export const contactTopics = ['order', 'product', 'account', 'prime', 'shop', 'app', 'other'] as const;

/** Topics in words, for writer and staff. */
export const topicNames = {
  order: 'Un ordine',
  product: 'Un prodotto',
  account: 'Il mio account',
  prime: 'L’abbonamento',
  shop: 'Un negozio',
  app: 'Sito e app',
  other: 'Altro',
} as const satisfies Record<(typeof contactTopics)[number], string>;
