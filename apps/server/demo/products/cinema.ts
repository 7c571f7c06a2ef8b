import { section } from '../section.ts';

/** The arena is in Catania and in Palermo. */
const withoutArena = ['siracusa', 'messina', 'ragusa', 'taormina'];

export const snackDaCinema = section(
  'snack-da-cinema',
  {
    channels: ['pickup', 'onshop', 'totem'],
    notAt: withoutArena,
    traces: ['nuts', 'peanuts', 'soy', 'milk', 'sesame'],
    hours: [{ from: '19:30', to: '25:00' }],
  },
  [
    {
      name: 'Popcorn caldi',
      description: 'Scoppiati al momento con olio d’oliva e sale di Trapani. Si sentono dalla biglietteria.',
      ingredients: 'Mais, olio d’oliva, sale marino',
      price: 350,
      prime: 300,
      labels: ['vegan'],
      options: ['popcorn-formato'],
      popularity: 530,
    },
    {
      name: 'Nachos e salsa piccante',
      description: 'Triangoli di mais croccanti, salsa di pomodoro e peperoncino, formaggio fuso a parte.',
      ingredients: 'Mais, olio di girasole, pomodoro, peperoncino, formaggio fuso',
      price: 500,
      contains: ['milk'],
      labels: ['vegetarian', 'spicy'],
      popularity: 260,
    },
    {
      name: 'Calia e simenza',
      description:
        'Ceci tostati e semi di zucca salati, nel cartoccio: il passatempo di ogni festa siciliana.',
      ingredients: 'Ceci tostati, semi di zucca, sale marino',
      price: 250,
      labels: ['vegan'],
      unit: 'cartoccio 120 g',
      pack: [120, 'g'],
      popularity: 220,
    },
    {
      name: 'Combo primo tempo',
      description:
        'Popcorn grandi, due bibite e una manciata di caramelle: tutto il necessario fino ai titoli di coda.',
      ingredients: 'Popcorn, due bibite a scelta, caramelle gommose alla frutta',
      price: 1100,
      reduction: { price: 950, reason: 'Combo della settimana', daysAgo: 3, daysLeft: 11 },
      traces: ['nuts', 'peanuts', 'soy', 'milk', 'sesame', 'gluten'],
      options: ['due-bibite'],
      also: ['offerte'],
      popularity: 320,
    },
  ],
);
