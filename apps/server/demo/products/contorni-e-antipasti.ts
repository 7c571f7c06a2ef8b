import { section } from '../section.ts';

export const contorni = section('contorni', { traces: ['gluten', 'milk', 'celery', 'nuts'] }, [
  {
    name: 'Patate al forno',
    description: 'Rosmarino, aglio in camicia e il bordo croccante che finisce sempre per primo.',
    ingredients: 'Patate, rosmarino, aglio, olio extravergine, sale',
    price: 450,
    labels: ['vegan'],
    popularity: 560,
  },
  {
    name: 'Verdure grigliate',
    description: 'Melanzane, zucchine e peperoni sulla brace, conditi con menta e aceto.',
    ingredients: 'Melanzane, zucchine, peperoni, menta, aceto di vino, olio extravergine',
    price: 550,
    contains: ['sulphites'],
    labels: ['vegan'],
    popularity: 380,
  },
  {
    name: 'Peperonata',
    description: 'Peperoni dolci stufati con cipolla e pomodoro. Tiepida è perfetta.',
    ingredients: 'Peperoni, cipolla, pomodoro, basilico, olio extravergine',
    price: 500,
    labels: ['vegan'],
    popularity: 240,
  },
  {
    name: 'Broccoli affogati',
    description: 'Alla catanese: vino rosso, olive nere, cipollotto, a fuoco bassissimo.',
    ingredients: 'Broccoli, olive nere, cipollotto, vino rosso, olio extravergine',
    price: 500,
    contains: ['sulphites'],
    traces: ['gluten', 'milk', 'celery', 'nuts', 'fish'],
    labels: ['vegan'],
    popularity: 200,
  },
  {
    name: 'Insalata mista',
    description: 'Lattuga, pomodoro, carote, cetriolo. Olio e limone a parte, la condisci tu.',
    ingredients: 'Lattuga, pomodoro, carote, cetriolo, rucola',
    price: 400,
    labels: ['vegan'],
    popularity: 420,
  },
]);

export const antipasti = section('antipasti', { traces: ['gluten', 'milk', 'nuts', 'soy', 'crustaceans'] }, [
  {
    name: 'Caponata',
    description:
      'Melanzane, sedano, olive e capperi in agrodolce. La prepariamo oggi e la serviamo domani, perché così vuole.',
    ingredients: 'Melanzane, sedano, olive verdi, capperi, pomodoro, cipolla, aceto, zucchero, pinoli',
    price: 650,
    prime: 550,
    contains: ['celery', 'sulphites'],
    labels: ['vegan'],
    options: ['pane'],
    popularity: 730,
  },
  {
    name: 'Parmigiana di melanzane',
    description:
      'Strati sottili, pomodoro asciutto, parmigiano e caciocavallo. Servita tiepida, come si deve.',
    ingredients: 'Melanzane fritte, pomodoro, caciocavallo, parmigiano reggiano, basilico',
    price: 850,
    contains: ['milk'],
    traces: ['gluten', 'eggs', 'nuts', 'soy'],
    popularity: 690,
  },
  {
    name: 'Insalata di polpo',
    description: 'Polpo bollito alla maniera di Mondello, con sedano, patate e limone verde.',
    ingredients: 'Polpo, sedano, patate, prezzemolo, limone, olio extravergine',
    price: 1150,
    contains: ['molluscs', 'celery'],
    popularity: 450,
  },
  {
    name: 'Alici marinate',
    description: 'Aperte a libro, limone e peperoncino, qualche ora di pazienza.',
    ingredients: 'Alici abbattute, limone, aceto di vino bianco, peperoncino, prezzemolo',
    price: 850,
    contains: ['fish', 'sulphites'],
    popularity: 230,
  },
  {
    name: 'Bruschette dell’isola',
    description: 'Tre pezzi, tre paesaggi: ciliegino e basilico, caponata, ricotta e acciuga.',
    ingredients: 'Pane di rimacinato, ciliegino, basilico, caponata, ricotta, acciughe, sedano',
    price: 700,
    contains: ['gluten', 'milk', 'fish', 'celery', 'sulphites'],
    traces: ['sesame', 'nuts', 'soy'],
    unit: '3 pezzi',
    pack: [3, 'pz'],
    popularity: 370,
  },
]);

export const daDividere = section(
  'da-dividere',
  { traces: ['soy', 'celery', 'fish', 'eggs'], unit: 'per 2 persone' },
  [
    {
      name: 'Tagliere dei Nebrodi',
      description:
        'Prosciutto e salame di suino nero, provola sfoglia, olive schiacciate e miele di castagno.',
      ingredients:
        'Prosciutto e salame di suino nero dei Nebrodi, provola, Maiorchino, olive, miele, noci, pane',
      price: 1690,
      prime: 1490,
      contains: ['gluten', 'milk', 'nuts'],
      popularity: 480,
    },
    {
      name: 'Olive schiacciate',
      description: 'Nocellara del Belice rotte a mano, sedano, aglio, peperoncino e un filo d’aceto.',
      ingredients: 'Olive verdi Nocellara del Belice, sedano, aglio, peperoncino, aceto, olio extravergine',
      price: 450,
      contains: ['celery', 'sulphites'],
      traces: ['nuts'],
      labels: ['vegan', 'spicy'],
      unit: 'ciotola 200 g',
      pack: [200, 'g'],
      popularity: 270,
    },
    {
      name: 'Gran fritto della casa',
      description:
        'Arancinette, panelle, crocchè, mozzarelline e verdure in pastella. Il vassoio che zittisce la tavola.',
      ingredients:
        'Arancinette al ragù, panelle di ceci, crocchè di patate, mozzarelline, verdure in pastella, sedano',
      price: 1590,
      contains: ['gluten', 'milk', 'eggs', 'celery', 'sulphites'],
      traces: ['soy', 'fish', 'crustaceans', 'molluscs', 'nuts'],
      options: ['salse'],
      popularity: 590,
    },
  ],
);

export const menuBimbi = section('menu-bimbi', { traces: ['soy', 'nuts', 'fish', 'celery'] }, [
  {
    name: 'Mini margherita',
    description: 'Una faccina di pomodoro e mozzarella, grande quanto un piattino.',
    ingredients: 'Pomodoro, fior di latte, olio extravergine',
    price: 500,
    contains: ['gluten', 'milk'],
    traces: ['eggs', 'soy', 'nuts', 'fish'],
    labels: ['vegetarian'],
    options: ['bibita-bimbi'],
    popularity: 440,
  },
  {
    name: 'Pasta al pomodoro',
    description: 'Pennette corte, salsa liscia senza pezzi, parmigiano solo se lo chiedi.',
    ingredients: 'Pennette di semola, pomodoro, basilico, olio extravergine',
    price: 600,
    contains: ['gluten'],
    traces: ['eggs', 'milk', 'soy', 'nuts', 'celery'],
    labels: ['vegan'],
    options: ['parmigiano', 'bibita-bimbi'],
    popularity: 400,
  },
  {
    name: 'Cotolettina e patatine',
    description: 'Pollo panato a bocconi e patatine calde: il patto che funziona sempre.',
    ingredients: 'Petto di pollo, pangrattato, uovo, patate, olio di girasole',
    price: 800,
    contains: ['gluten', 'eggs'],
    traces: ['milk', 'soy', 'nuts', 'fish'],
    options: ['bibita-bimbi'],
    popularity: 460,
  },
  {
    name: 'Baby burger',
    description: 'Ottanta grammi di carne morbida, formaggio e ketchup, niente cipolla e niente sorprese.',
    ingredients: 'Manzo 80 g, formaggio fuso, ketchup, pane al latte',
    price: 750,
    contains: ['gluten', 'milk', 'eggs'],
    traces: ['sesame', 'mustard', 'soy', 'celery'],
    options: ['bibita-bimbi'],
    popularity: 410,
  },
]);
