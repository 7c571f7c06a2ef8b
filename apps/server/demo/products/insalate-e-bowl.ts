import { section } from '../section.ts';

export const insalate = section(
  'insalate',
  { traces: ['celery', 'mustard', 'nuts', 'soy'], options: ['pane'], leaveOut: 1 },
  [
    {
      name: 'Insalata pantesca',
      description:
        'Patate, pomodori, olive e i capperi di Pantelleria: l’isola nel piatto, con tanto origano.',
      ingredients:
        'Patate, pomodoro, cipolla rossa, capperi di Pantelleria, olive, origano, olio extravergine',
      price: 850,
      traces: ['celery', 'mustard', 'nuts', 'soy', 'sulphites', 'gluten'],
      labels: ['vegan'],
      popularity: 340,
    },
    {
      name: 'Insalata di arance e finocchi',
      description:
        'Tarocco a fette vive, finocchio croccante, olive nere: l’inverno siciliano che sa di sole.',
      ingredients: 'Arance Tarocco, finocchi, olive nere al forno, menta, olio extravergine',
      price: 750,
      traces: ['celery', 'mustard', 'nuts', 'soy', 'gluten'],
      labels: ['vegan'],
      popularity: 290,
    },
    {
      name: 'Caesar alla siciliana',
      contents: ['meat'],
      description:
        'Lattuga romana, pollo alla piastra, crostini di pane nero e una salsa dove le acciughe di Sciacca si sentono.',
      ingredients:
        'Lattuga romana, petto di pollo, crostini di pane, parmigiano reggiano, salsa di acciughe, uovo, senape',
      leaveOut: ['petto di pollo', 'crostini di pane', 'parmigiano reggiano', 'uovo'],
      price: 1050,
      contains: ['gluten', 'milk', 'eggs', 'fish', 'mustard'],
      popularity: 460,
    },
    {
      name: 'Caprese di Pachino',
      description: 'Costoluto maturo, bufala ragusana e basilico. L’olio è la salsa.',
      ingredients: 'Pomodoro costoluto di Pachino, mozzarella di bufala, basilico, olio extravergine',
      price: 950,
      contains: ['milk'],
      traces: ['gluten', 'nuts'],
      labels: ['vegetarian'],
      popularity: 410,
    },
    {
      name: 'Insalata di tonno e fagiolini',
      description:
        'Tonno di tonnara in tranci, fagiolini, uovo sodo e pomodori: la nizzarda vista da Favignana.',
      ingredients: 'Tonno all’olio d’oliva, fagiolini, uovo, pomodoro, olive nere, patate, lattuga',
      price: 1050,
      contains: ['fish', 'eggs'],
      traces: ['gluten', 'celery', 'mustard', 'sulphites'],
      popularity: 330,
    },
  ],
);

export const bowl = section(
  'bowl',
  {
    traces: ['gluten', 'nuts', 'celery', 'mustard', 'milk', 'eggs'],
    options: ['bowl-base', 'bowl-salsa', 'bowl-extra'],
    leaveOut: 1,
  },
  [
    {
      name: 'Bowl tonno e avocado',
      description: 'Tonno crudo a cubetti marinato al limone, avocado siciliano, sesamo tostato, cetriolo.',
      ingredients: 'Tonno crudo abbattuto, avocado, cetriolo, ravanello, sesamo, limone, menta',
      price: 1390,
      prime: 1250,
      contains: ['fish', 'sesame'],
      traces: ['gluten', 'crustaceans', 'nuts', 'mustard', 'soy'],
      popularity: 500,
    },
    {
      name: 'Bowl salmone e mango',
      description: 'Salmone, mango delle serre di Milazzo, alghe e cipollotto: dolce, sapida, freschissima.',
      ingredients: 'Salmone crudo abbattuto, mango, alga wakame, cipollotto, semi di sesamo',
      price: 1390,
      contains: ['fish', 'sesame'],
      traces: ['gluten', 'crustaceans', 'nuts', 'mustard', 'soy'],
      popularity: 470,
    },
    {
      name: 'Bowl di pollo e agrumi',
      contents: ['meat'],
      description: 'Pollo alla piastra, arancia a vivo, carote e mandorle tostate. Pollo certificato halal.',
      ingredients: 'Petto di pollo, arancia, carote, mandorle, rucola, olio extravergine',
      price: 1150,
      contains: ['nuts'],
      labels: ['halal'],
      popularity: 390,
    },
    {
      name: 'Bowl vegana dell’orto',
      description:
        'Ceci speziati, melanzane arrosto, broccoli, pomodorini e semi: piena di colori e di sostanza.',
      ingredients: 'Ceci, melanzane, broccoli, pomodorini, carote, semi di sesamo',
      price: 1050,
      contains: ['sesame'],
      labels: ['vegan'],
      traces: ['gluten', 'nuts', 'celery', 'mustard', 'soy'],
      popularity: 360,
    },
    {
      name: 'Bowl gamberi e mais',
      description: 'Gamberi scottati, mais dolce, avocado e lime, con una punta di peperoncino.',
      ingredients: 'Gamberi, mais, avocado, pomodorini, lime, peperoncino, coriandolo',
      price: 1290,
      contains: ['crustaceans'],
      traces: ['gluten', 'fish', 'molluscs', 'nuts', 'soy'],
      labels: ['spicy'],
      popularity: 300,
    },
  ],
);
