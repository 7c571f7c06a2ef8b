import type { Names } from '@zanga/domain/brand/names';

/** Texts of the home below what sells best. */
export const restTexts = {
  promo: 'Da prendere al volo',
  offers: 'Oggi costano meno',
  offersLine: 'Sconti veri: accanto trovi il prezzo più basso degli ultimi 30 giorni.',
  shops: 'I nostri negozi',
  shopsNear: 'I negozi più vicini a te',
  shopsLine: 'Passa a trovarci, o fatti portare tutto a casa.',
  locate: 'Usa la mia posizione',
  locating: 'Ti stiamo cercando…',
  allShops: 'Tutti i negozi e gli orari',
  away: (distance: string) => `a ${distance}`,
  primeTitle: ({ membership }: Names) => membership,
  primeLine: 'Prezzi riservati, consegne gratis e uno sconto ogni volta che passi in negozio.',
  primeCta: ({ prime }: Names) => `Scopri ${prime}`,
} as const;
