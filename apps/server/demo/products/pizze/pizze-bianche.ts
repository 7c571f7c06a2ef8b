import { section } from '../../section.ts';
import { pizzaDefaults } from './pizza-defaults.ts';

export const pizzeBianche = section('pizze-bianche', pizzaDefaults, [
  {
    name: 'Quattro formaggi',
    slug: 'pizza-quattro-formaggi',
    description:
      'Fior di latte, gorgonzola dolce, provola e Ragusano: si fondono insieme ma si riconoscono tutti.',
    ingredients: 'Fior di latte, gorgonzola DOP, provola dei Nebrodi, Ragusano DOP',
    price: 950,
    contains: ['gluten', 'milk'],
    popularity: 580,
  },
  {
    name: 'Bronte',
    contents: ['meat', 'pork'],
    slug: 'pizza-bronte',
    description:
      'Mortadella a onde, burrata e granella di pistacchio verde: la bianca che ha fatto cambiare idea ai tradizionalisti.',
    ingredients: 'Fior di latte, mortadella con pistacchi, burrata, granella di pistacchio',
    price: 1290,
    prime: 1150,
    contains: ['gluten', 'milk', 'nuts'],
    popularity: 920,
  },
  {
    name: 'Patate e rosmarino',
    description:
      'Fettine di patata sottili come carta, rosmarino dell’orto, sale grosso di Trapani. Nient’altro.',
    ingredients: 'Patate, rosmarino, sale marino di Trapani, olio extravergine',
    price: 800,
    contains: ['gluten'],
    traces: ['milk', 'eggs', 'fish', 'soy', 'nuts', 'crustaceans'],
    labels: ['vegan'],
    popularity: 300,
  },
  {
    name: 'Gorgonzola, pere e noci',
    description:
      'Le pere si caramellano nel forno, il gorgonzola cola, le noci scrocchiano. Un filo di miele, se piace.',
    ingredients: 'Fior di latte, gorgonzola dolce, pere, noci, miele di fiori d’arancio',
    price: 1050,
    contains: ['gluten', 'milk', 'nuts'],
    popularity: 340,
  },
  {
    name: 'Salsiccia e cavoliceddi',
    contents: ['meat', 'pork'],
    description: 'I cavoliceddi selvatici dell’Etna, amari e schietti, con la salsiccia al finocchietto.',
    ingredients: 'Provola, salsiccia al finocchietto, cavoliceddi saltati con l’aglio, peperoncino',
    price: 1050,
    contains: ['gluten', 'milk'],
    labels: ['spicy'],
    popularity: 410,
  },
  {
    name: 'Crudo e burrata',
    contents: ['meat', 'pork'],
    slug: 'pizza-crudo-e-burrata',
    description: 'Base appena unta d’olio, una burrata intera aperta al momento e prosciutto crudo dolce.',
    ingredients: 'Burrata, prosciutto crudo, pomodorini, basilico, olio extravergine',
    price: 1250,
    contains: ['gluten', 'milk'],
    popularity: 620,
  },
  {
    name: 'Porcini e crema di tartufo',
    description:
      'Il bosco dei Nebrodi in autunno: porcini trifolati, crema di tartufo nero, scaglie di Maiorchino.',
    ingredients: 'Fior di latte, funghi porcini, crema di tartufo nero estivo, Maiorchino, prezzemolo',
    price: 1350,
    contains: ['gluten', 'milk', 'sulphites'],
    labels: ['vegetarian'],
    also: ['novita'],
    popularity: 280,
  },
]);
