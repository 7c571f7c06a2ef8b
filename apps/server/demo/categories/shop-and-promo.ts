import type { DemoCategory } from '../shapes.ts';

/** Category listed apart from the menu. */
export const promo: readonly DemoCategory[] = [
  {
    slug: 'offerte',
    name: 'Offerte',
    promo: true,
    description: 'Menu completi e occasioni della settimana: si mangia bene e si spende meno.',
  },
  {
    slug: 'happy-hour',
    name: 'Happy hour',
    promo: true,
    description: 'Dalle sei alle otto e mezza di sera, calici e stuzzichini a prezzo piccolo.',
    hours: [{ from: '18:00', to: '20:30' }],
  },
  {
    slug: 'novita',
    name: 'Novità',
    promo: true,
    description: 'Appena arrivati in carta: assaggiali prima che finiscano.',
  },
];

/** Categories of shipped goods and of the arena's evenings. */
export const shopAndCinema: readonly DemoCategory[] = [
  {
    slug: 'dispensa',
    name: 'Dispensa',
    merchandise: true,
    description: 'La Sicilia in barattolo: oli, pesti, capperi e dolci da spedire dove vuoi.',
    subcategories: [
      {
        slug: 'oli-e-conserve',
        name: 'Oli e conserve',
        merchandise: true,
        description: 'Il sole sott’olio e sotto sale.',
      },
      {
        slug: 'creme-e-dolci',
        name: 'Creme e dolci',
        merchandise: true,
        description: 'Pistacchio, mandorle, cioccolato di Modica.',
      },
    ],
  },
  {
    slug: 'zanga-shop',
    name: 'Zanga Shop',
    merchandise: true,
    description: 'Il sole di Zanga da indossare e da portare a casa.',
    subcategories: [
      {
        slug: 'abbigliamento',
        name: 'Abbigliamento',
        merchandise: true,
        description: 'Cotone biologico, stampe allegre.',
      },
      {
        slug: 'per-la-casa',
        name: 'Per la casa',
        merchandise: true,
        description: 'Ceramiche, tazze e cose belle da regalare.',
      },
    ],
  },
  {
    slug: 'cinema',
    name: 'Cinema',
    description: 'L’arena all’aperto di Zanga: film sotto le stelle, popcorn caldi, granita all’intervallo.',
    subcategories: [
      {
        slug: 'biglietti',
        name: 'Biglietti',
        description: 'Il posto è tuo: mostri il codice all’ingresso ed entri.',
      },
      { slug: 'snack-da-cinema', name: 'Snack da cinema', description: 'Da sgranocchiare al buio.' },
    ],
  },
];
