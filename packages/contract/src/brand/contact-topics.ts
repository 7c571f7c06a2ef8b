/** What somebody writes about, in the order the form offers it. */
export const contactTopics = ['order', 'product', 'account', 'prime', 'shop', 'app', 'other'] as const;

/** The same as who writes and who answers read it. */
export const topicNames = {
  order: 'Un ordine',
  product: 'Un prodotto',
  account: 'Il mio account',
  prime: 'L’abbonamento',
  shop: 'Un negozio',
  app: 'Sito e app',
  other: 'Altro',
} as const satisfies Record<(typeof contactTopics)[number], string>;
