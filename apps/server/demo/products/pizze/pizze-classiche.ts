import { section } from '../../section.ts';
import { pizzaDefaults } from './pizza-defaults.ts';

export const pizzeClassiche = section('pizze-classiche', pizzaDefaults, [
  {
    name: 'Margherita',
    description:
      'La prova del fuoco di ogni pizzaiolo: pomodoro dolce, fior di latte che fila e il basilico messo solo all’uscita dal forno.',
    ingredients: 'Pomodoro siccagno, fior di latte, basilico fresco, olio extravergine Nocellara',
    price: 750,
    prime: 650,
    contains: ['gluten', 'milk'],
    labels: ['vegetarian'],
    formerPrice: { price: 700, daysAgo: 160 },
    popularity: 980,
  },
  {
    name: 'Marinara',
    description:
      'Senza formaggio e senza rimpianti. L’aglio rosso di Nubia si sente, l’origano di montagna anche.',
    ingredients: 'Pomodoro siccagno, aglio rosso di Nubia, origano, olio extravergine',
    price: 600,
    contains: ['gluten'],
    labels: ['vegan'],
    popularity: 310,
  },
  {
    name: 'Napoli',
    slug: 'pizza-napoli',
    description: 'Acciughe di Sciacca e capperi dissalati: il mare e gli scogli sullo stesso morso.',
    ingredients: 'Pomodoro, fior di latte, acciughe di Sciacca, capperi, origano',
    price: 850,
    contains: ['gluten', 'milk', 'fish'],
    popularity: 405,
  },
  {
    name: 'Diavola',
    contents: ['meat', 'pork'],
    description:
      'Salame che arde piano e peperoncino fresco a completare l’opera. Tenere una birra a portata di mano.',
    ingredients: 'Pomodoro, fior di latte, salame piccante, peperoncino fresco',
    price: 900,
    prime: 800,
    contains: ['gluten', 'milk'],
    labels: ['spicy'],
    popularity: 870,
  },
  {
    name: 'Prosciutto e funghi',
    contents: ['meat', 'pork'],
    description:
      'Il cotto arriva dopo la cottura, morbido e rosa; i funghi restano sodi perché li saltiamo noi, ogni pomeriggio.',
    ingredients: 'Pomodoro, fior di latte, prosciutto cotto alta qualità, funghi champignon',
    price: 900,
    contains: ['gluten', 'milk'],
    popularity: 560,
  },
  {
    name: 'Capricciosa',
    contents: ['meat', 'pork'],
    description:
      'Un po’ di tutto, come vuole il nome: carciofi, olive, prosciutto, funghi e l’uovo sodo che in Sicilia non può mancare.',
    ingredients: 'Pomodoro, fior di latte, prosciutto cotto, funghi, carciofi, olive nere, uovo sodo',
    price: 950,
    contains: ['gluten', 'milk', 'eggs'],
    popularity: 690,
  },
  {
    name: 'Quattro stagioni',
    contents: ['meat', 'pork'],
    description:
      'Quattro spicchi ben divisi, per chi ama sapere da dove cominciare: carciofi in primavera, olive d’estate, funghi d’autunno, prosciutto d’inverno.',
    ingredients: 'Pomodoro, fior di latte, carciofi, olive nere, funghi, prosciutto cotto',
    price: 950,
    contains: ['gluten', 'milk'],
    popularity: 430,
  },
  {
    name: 'Bufalina',
    description:
      'La mozzarella di bufala entra a crudo, in pezzi grandi, su un pomodoro appena scottato dal forno.',
    ingredients: 'Pomodorini ciliegino, mozzarella di bufala ragusana, basilico, olio extravergine',
    price: 1050,
    prime: 950,
    contains: ['gluten', 'milk'],
    labels: ['vegetarian'],
    popularity: 740,
  },
  {
    name: 'Ortolana',
    description:
      'Zucchine e melanzane grigliate, peperoni dolci, una manciata di rucola: l’orto che ha preso il sole.',
    ingredients: 'Pomodoro, fior di latte, zucchine, melanzane, peperoni, rucola',
    price: 900,
    contains: ['gluten', 'milk'],
    labels: ['vegetarian'],
    popularity: 350,
  },
  {
    name: 'Tonno e cipolla',
    description: 'Filetti di tonno sott’olio e cipolla rossa affettata sottile, che in forno diventa dolce.',
    ingredients: 'Pomodoro, fior di latte, tonno all’olio d’oliva, cipolla rossa',
    price: 900,
    contains: ['gluten', 'milk', 'fish'],
    popularity: 380,
  },
  {
    name: 'Würstel e patatine',
    contents: ['meat', 'pork'],
    description: 'La preferita dei ragazzi, e di parecchi padri. Patatine fritte sopra, non accanto.',
    ingredients: 'Fior di latte, würstel di suino, patatine fritte',
    price: 850,
    contains: ['gluten', 'milk'],
    traces: ['soy', 'mustard', 'celery', 'eggs', 'fish'],
    also: ['menu-bimbi'],
    popularity: 610,
  },
]);
