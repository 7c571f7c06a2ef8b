import { section } from '../../section.ts';
import { pizzaDefaults } from './pizza-defaults.ts';

export const pizzeSpeciali = section('pizze-speciali', pizzaDefaults, [
  {
    name: 'Norma',
    slug: 'pizza-norma',
    description:
      'Catania in teglia tonda: melanzane fritte, salsa di pomodoro, una nevicata di ricotta salata e basilico.',
    ingredients: 'Pomodoro, fior di latte, melanzane fritte, ricotta salata, basilico',
    price: 950,
    prime: 850,
    contains: ['gluten', 'milk'],
    labels: ['vegetarian'],
    popularity: 910,
  },
  {
    name: 'Etna',
    contents: ['meat', 'pork'],
    slug: 'pizza-etna',
    description:
      'Pomodoro rosso lava, ’nduja che si scioglie, salsiccia dei Nebrodi e provola affumicata. Erutta al primo morso.',
    ingredients: 'Pomodoro, provola affumicata, ’nduja, salsiccia dei Nebrodi, peperoncino',
    price: 1100,
    contains: ['gluten', 'milk'],
    labels: ['spicy'],
    popularity: 780,
  },
  {
    name: 'Zanga',
    slug: 'pizza-zanga',
    description:
      'Porta il nostro nome: datterino giallo, burrata intera al centro, pesto di pistacchio e scorza di limone.',
    ingredients: 'Datterino giallo, burrata, pesto di pistacchio, scorza di limone di Siracusa, basilico',
    price: 1290,
    prime: 1100,
    contains: ['gluten', 'milk', 'nuts'],
    labels: ['vegetarian'],
    popularity: 960,
  },
  {
    name: 'Crudo, rucola e grana',
    contents: ['meat', 'pork'],
    description:
      'Il classico dell’estate: crudo tagliato a velo, rucola che punge, scaglie di grana sopra il caldo.',
    ingredients: 'Pomodoro, fior di latte, prosciutto crudo, rucola, grana in scaglie',
    price: 1100,
    contains: ['gluten', 'milk', 'eggs'],
    popularity: 640,
  },
  {
    name: 'Tonnara',
    description:
      'Omaggio a Favignana: tonno fresco scottato, cipolla in agrodolce, menta e olive verdi schiacciate.',
    ingredients: 'Pomodoro, tonno fresco, cipolla in agrodolce, olive verdi, menta',
    price: 1250,
    contains: ['gluten', 'fish', 'sulphites'],
    traces: ['milk', 'eggs', 'soy', 'nuts', 'crustaceans'],
    also: ['novita'],
    popularity: 290,
  },
  {
    name: 'Aci Trezza',
    slug: 'pizza-aci-trezza',
    description:
      'Gamberi rosa appena scottati, crema di zucchine e limone grattugiato, guardando i Faraglioni.',
    ingredients: 'Fior di latte, gamberi rosa, zucchine, scorza di limone, prezzemolo',
    price: 1290,
    contains: ['gluten', 'milk', 'crustaceans'],
    soldOutAt: ['ragusa'],
    popularity: 330,
  },
  {
    name: 'Paesana',
    contents: ['meat', 'pork'],
    description:
      'Salsiccia sbriciolata a mano e patate a fettine, con il rosmarino che profuma tutta la sala.',
    ingredients: 'Fior di latte, salsiccia di suino, patate, rosmarino',
    price: 950,
    reduction: { price: 790, reason: 'Pizza della settimana', daysAgo: 2, daysLeft: 5 },
    contains: ['gluten', 'milk'],
    also: ['offerte'],
    popularity: 520,
  },
  {
    name: 'Parmigiana',
    slug: 'pizza-parmigiana',
    description:
      'La teglia di casa diventa pizza: melanzane, pomodoro stracotto, parmigiano che gratina e basilico a manciate.',
    ingredients: 'Pomodoro, fior di latte, melanzane fritte, parmigiano reggiano, basilico',
    price: 980,
    contains: ['gluten', 'milk'],
    popularity: 470,
  },
  {
    name: 'Stromboli',
    slug: 'pizza-stromboli',
    description:
      'Acciughe, capperi, olive e peperoncino delle Eolie: nera e rossa come l’isola, piccante al punto giusto.',
    ingredients: 'Pomodoro, fior di latte, acciughe, capperi, olive nere, peperoncino',
    price: 980,
    contains: ['gluten', 'milk', 'fish'],
    labels: ['spicy'],
    popularity: 260,
  },
]);
