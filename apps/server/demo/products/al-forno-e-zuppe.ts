import { section } from '../section.ts';

export const alForno = section(
  'al-forno',
  { traces: ['fish', 'soy', 'nuts', 'crustaceans'], options: ['primi-porzione'] },
  [
    {
      name: 'Anelletti al forno',
      contents: ['meat', 'pork'],
      description:
        'Gli anelletti della domenica palermitana, con ragù, piselli, melanzane e la crosta che ci si litiga.',
      ingredients:
        'Anelletti, ragù di manzo e maiale, piselli, melanzane, caciocavallo, pangrattato, sedano, carota, cipolla',
      price: 1050,
      contains: ['gluten', 'milk', 'celery', 'sulphites'],
      traces: ['eggs', 'fish', 'soy', 'nuts', 'crustaceans'],
      popularity: 600,
    },
    {
      name: 'Lasagne al ragù',
      contents: ['meat', 'pork'],
      description: 'Sfoglia verde, besciamella leggera, ragù che sobbolle da ieri. Sei strati, contati.',
      ingredients:
        'Sfoglia all’uovo con spinaci, ragù di manzo e maiale, besciamella, parmigiano reggiano, sedano, carota, cipolla',
      price: 1000,
      contains: ['gluten', 'eggs', 'milk', 'celery', 'sulphites'],
      popularity: 660,
    },
    {
      name: 'Pasta ’ncasciata',
      contents: ['meat', 'pork'],
      description:
        'Maccheroni, melanzane, uovo sodo, salame e caciocavallo, incassati nel tegame come piaceva al commissario.',
      ingredients:
        'Maccheroni, ragù di carne, melanzane fritte, caciocavallo, uovo sodo, salame, basilico, sedano',
      price: 1100,
      contains: ['gluten', 'milk', 'eggs', 'celery', 'sulphites'],
      popularity: 460,
    },
  ],
);

export const risiCuscusEZuppe = section(
  'risi-cuscus-e-zuppe',
  { traces: ['gluten', 'eggs', 'soy', 'nuts', 'celery'] },
  [
    {
      name: 'Risotto agli agrumi e gamberi',
      contents: ['alcohol'],
      description: 'Carnaroli mantecato all’arancia e limone, gamberi appena caldi, erba cipollina.',
      ingredients: 'Riso Carnaroli, gamberi, arancia, limone, burro, parmigiano reggiano, vino bianco',
      price: 1450,
      contains: ['milk', 'crustaceans', 'sulphites'],
      traces: ['gluten', 'eggs', 'soy', 'nuts', 'celery', 'fish', 'molluscs'],
      popularity: 350,
    },
    {
      name: 'Cuscus alla trapanese',
      description:
        'Incocciato a mano, cotto al vapore e bagnato con la ghiotta di pesce: scorfano, cernia, gamberi.',
      ingredients:
        'Semola di grano duro, brodo di pesce, scorfano, cernia, gamberi, pomodoro, mandorle, cannella, prezzemolo',
      price: 1550,
      contains: ['gluten', 'fish', 'crustaceans', 'nuts', 'celery'],
      traces: ['molluscs', 'milk', 'eggs', 'soy'],
      popularity: 370,
    },
    {
      name: 'Macco di fave',
      description: 'Fave secche di Leonforte ridotte a crema, finocchietto e un giro d’olio nuovo.',
      ingredients: 'Fave secche, finocchietto selvatico, cipolla, olio extravergine, crostini di pane',
      price: 800,
      contains: ['gluten'],
      traces: ['celery', 'sesame', 'lupin', 'soy'],
      labels: ['vegan'],
      popularity: 220,
    },
    {
      name: 'Zuppa di pesce di Siracusa',
      contents: ['alcohol'],
      description: 'Cozze, vongole, gamberi e il pescato del giorno in un brodo rosso da pulire col pane.',
      ingredients:
        'Cozze, vongole, gamberi, pesce da zuppa, pomodoro, sedano, prezzemolo, vino bianco, crostini di pane',
      price: 1700,
      contains: ['gluten', 'fish', 'crustaceans', 'molluscs', 'celery', 'sulphites'],
      notAt: ['ragusa', 'palermo'],
      popularity: 300,
    },
  ],
);
