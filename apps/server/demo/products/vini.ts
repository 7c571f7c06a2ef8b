import { type SectionDefaults, section } from '../section.ts';

const wine: SectionDefaults = {
  kind: 'drink',
  vat: 'alcohol',
  ageLimit: 18,
  contains: ['sulphites'],
  labels: ['gluten_free'],
  unit: 'bottiglia 75 cl',
  pack: [75, 'cl'],
};

export const rossi = section('rossi', wine, [
  {
    name: 'Nero d’Avola',
    contents: ['alcohol'],
    description:
      'Ciliegia matura, liquirizia, tannino gentile. Il rosso che mette d’accordo la tavola. 13,5% vol.',
    ingredients: 'Uve Nero d’Avola',
    price: 1600,
    prime: 1400,
    popularity: 470,
  },
  {
    name: 'Etna Rosso',
    contents: ['alcohol'],
    description: 'Nerello mascalese dalle sabbie nere: fine, minerale, con un filo di fumo. 13,5% vol.',
    ingredients: 'Uve Nerello mascalese e Nerello cappuccio',
    price: 2400,
    popularity: 430,
  },
  {
    name: 'Cerasuolo di Vittoria',
    contents: ['alcohol'],
    description:
      'L’unica DOCG dell’isola: frappato e Nero d’Avola, freschezza e corpo in parti giuste. 13% vol.',
    ingredients: 'Uve Nero d’Avola e Frappato biologiche',
    price: 2100,
    reduction: { price: 1790, reason: 'Cantina in festa', daysAgo: 12, daysLeft: 9 },
    labels: ['gluten_free', 'organic'],
    also: ['offerte'],
    popularity: 280,
  },
]);

export const bianchiEBollicine = section('bianchi-e-bollicine', wine, [
  {
    name: 'Grillo',
    contents: ['alcohol'],
    description: 'Agrumi, pesca bianca e una scia di sale: nasce a due passi dalle saline. 12,5% vol.',
    ingredients: 'Uve Grillo',
    price: 1500,
    popularity: 410,
  },
  {
    name: 'Etna Bianco',
    contents: ['alcohol'],
    description: 'Carricante d’altura, teso come una corda. Con il pesce crudo fa scintille. 12,5% vol.',
    ingredients: 'Uve Carricante',
    price: 2300,
    popularity: 320,
  },
  {
    name: 'Brut metodo classico',
    contents: ['alcohol'],
    description: 'Trenta mesi sui lieviti, bollicina sottile, crosta di pane e mandorla. 12% vol.',
    ingredients: 'Uve Nerello mascalese',
    price: 2800,
    soldOutAt: ['siracusa'],
    popularity: 240,
  },
]);

export const daDessert = section('da-dessert', wine, [
  {
    name: 'Passito di Pantelleria',
    contents: ['alcohol'],
    description:
      'Zibibbo appassito al vento: albicocca, miele, datteri. Chiudi gli occhi e sei sull’isola. 14% vol.',
    ingredients: 'Uve Zibibbo appassite',
    price: 2600,
    unit: 'bottiglia 50 cl',
    pack: [50, 'cl'],
    popularity: 190,
  },
  {
    name: 'Rosolio di limone',
    contents: ['alcohol'],
    description:
      'Liquore di scorze in infusione, fatto piano. Servire gelato, in bicchieri piccoli. 28% vol.',
    ingredients: 'Alcol, scorze di limone di Siracusa, acqua, zucchero',
    price: 1800,
    contains: [],
    labels: ['vegan', 'gluten_free'],
    unit: 'bottiglia 50 cl',
    pack: [50, 'cl'],
    popularity: 160,
  },
]);
