import { section } from '../../section.ts';

export const calzoniEScacciate = section(
  'calzoni-e-scacciate',
  { traces: ['eggs', 'fish', 'soy', 'nuts', 'sesame'] },
  [
    {
      name: 'Calzone al prosciutto',
      contents: ['meat', 'pork'],
      description: 'Gonfio, dorato, con ricotta e fior di latte che aspettano solo di scottarti la lingua.',
      ingredients: 'Ricotta vaccina, fior di latte, prosciutto cotto, pomodoro, basilico',
      leaveOut: 1,
      price: 950,
      contains: ['gluten', 'milk'],
      popularity: 450,
    },
    {
      name: 'Siciliana di Zafferana',
      description:
        'La mezzaluna fritta dell’Etna: dentro tuma e acciughe, fuori una sfoglia che si gonfia come un mantice.',
      ingredients: 'Pasta di grano tenero, tuma, acciughe, pepe nero, olio di girasole alto oleico',
      price: 650,
      contains: ['gluten', 'milk', 'fish'],
      popularity: 370,
    },
    {
      name: 'Scacciata catanese',
      description:
        'Quella della vigilia, ma tutto l’anno: tuma, acciughe e broccoli chiusi tra due dischi di pane.',
      ingredients: 'Pasta di pane, tuma, acciughe, broccoli affogati, olive nere, pepe',
      price: 880,
      contains: ['gluten', 'milk', 'fish', 'sulphites'],
      popularity: 240,
    },
    {
      name: 'Sfincione palermitano',
      description:
        'Alto, spugnoso, condito dai vicoli della Vucciria: cipolla, acciuga, caciocavallo e mollica tostata.',
      ingredients: 'Impasto alto, pomodoro, cipolla bianca, acciughe, caciocavallo, pangrattato, origano',
      price: 550,
      contains: ['gluten', 'milk', 'fish'],
      unit: 'al trancio',
      popularity: 500,
    },
    {
      name: 'Pidone messinese',
      contents: ['alcohol'],
      description:
        'Scarola riccia, tuma e acciuga in una mezzaluna fritta sottile: a Messina è una questione d’onore.',
      ingredients: 'Pasta al vino, scarola riccia, tuma, acciughe, pomodoro, pepe',
      price: 600,
      contains: ['gluten', 'milk', 'fish', 'sulphites'],
      popularity: 210,
    },
    {
      name: 'Focaccia al rosmarino',
      description: 'Calda, unta il giusto, da strappare con le mani mentre si aspetta il resto.',
      ingredients: 'Farina di grano tenero, olio extravergine, rosmarino, sale marino',
      price: 400,
      contains: ['gluten'],
      traces: ['milk', 'eggs', 'fish', 'soy', 'nuts', 'sesame'],
      labels: ['vegan'],
      options: [],
      popularity: 330,
    },
  ],
);
