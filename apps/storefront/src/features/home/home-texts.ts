import { counted } from '@zanga/browser/format.ts';

export const homeTexts = {
  title: 'Zanga · cucina siciliana a domicilio e in negozio',
  cta: 'Guarda il menù',
  ctaShops: 'Trova il negozio',
  promo: 'Da prendere al volo',
  categories: 'Che cosa ti va?',
  products: (count: number) => counted(count, 'prodotto', 'prodotti'),
  best: 'I più amati',
  bestLine: 'Quello che Zanga sforna di più, scelto da chi torna.',
  offers: 'Oggi costano meno',
  offersLine: 'Sconti veri: accanto trovi il prezzo più basso degli ultimi 30 giorni.',
  shops: 'I nostri negozi',
  shopsNear: 'I negozi più vicini a te',
  shopsLine: 'Passa a trovarci, o fatti portare tutto a casa.',
  locate: 'Usa la mia posizione',
  locating: 'Ti stiamo cercando…',
  allShops: 'Tutti i negozi e gli orari',
  away: (distance: string) => `a ${distance}`,
  /** ERR-11, word for word. */
  locateFailed: 'Errore nella geolocalizzazione',
  locateDenied: 'Impossibile abilitare la geolocalizzazione',
  primeTitle: 'Zanga Prime',
  primeLine: 'Prezzi riservati, consegne gratis e uno sconto ogni volta che passi in negozio.',
  primeCta: 'Scopri Prime',
  previous: 'Scorri indietro',
  next: 'Scorri avanti',
} as const;
