import type { Names } from '@zanga/domain/brand/names';

export const favouritesTexts = {
  title: 'I miei preferiti',
  line: 'Li teniamo su questo dispositivo. Accedi per ritrovarli ovunque.',
  lineSignedIn: 'Li ritrovi su tutti i tuoi dispositivi.',
  more: 'Mostra altri preferiti',
  description: ({ brand }: Names) => `I prodotti ${brand} che ami di più, sempre a portata di mano.`,
  list: 'Prodotti',
  empty: 'Ancora nessun preferito',
  emptyBody: 'Tocca il cuore su un prodotto che ti piace: lo ritrovi qui, pronto per la prossima voglia.',
} as const;
