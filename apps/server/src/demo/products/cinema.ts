import { notDelivered, type SectionDefaults, section } from '../section.ts';

/** The arena is in Catania and in Palermo. */
const withoutArena = ['siracusa', 'messina', 'ragusa', 'taormina'];

const ticket: SectionDefaults = {
  kind: 'cinema',
  vat: 'cinema',
  channels: notDelivered,
  notAt: withoutArena,
};

export const biglietti = section('biglietti', ticket, [
  {
    name: 'Biglietto intero',
    description:
      'Una sedia, uno schermo grande, le stelle sopra. Ingresso da mezz’ora prima della proiezione.',
    ingredients: 'Valido per uno spettacolo all’Arena Zanga',
    price: 750,
    prime: 600,
    options: ['spettacolo'],
    stock: 140,
    popularity: 460,
  },
  {
    name: 'Biglietto ridotto',
    description:
      'Per chi ha meno di quattordici o più di sessantacinque anni, e per gli studenti con tesserino.',
    ingredients: 'Valido per uno spettacolo all’Arena Zanga, con documento',
    price: 550,
    options: ['spettacolo'],
    stock: 60,
    popularity: 280,
  },
  {
    name: 'Serata in rilievo',
    description: 'Il venerdì si proietta in tre dimensioni: gli occhialini sono compresi e te li tieni.',
    ingredients: 'Valido per lo spettacolo del venerdì, occhiali inclusi',
    price: 950,
    stock: 8,
    popularity: 150,
  },
  {
    name: 'Carnet cinque film',
    description: 'Cinque ingressi da usare quando vuoi, anche tutti insieme con gli amici.',
    ingredients: 'Cinque ingressi all’Arena Zanga, validi per la stagione',
    price: 3000,
    unit: '5 ingressi',
    stock: 35,
    popularity: 170,
  },
]);

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
