import { section } from '../section.ts';

export const burger = section(
  'burger',
  {
    traces: ['soy', 'nuts', 'fish', 'celery', 'crustaceans'],
    options: ['burger-contorno', 'burger-cottura', 'burger-extra'],
    leaveOut: 1,
  },
  [
    {
      name: 'Zanga Burger',
      contents: ['meat'],
      description:
        'Duecento grammi di manzo modicano, Ragusano fuso, cipolla di Giarratana caramellata e la nostra salsa al limone.',
      ingredients:
        'Manzo modicano 200 g, Ragusano DOP, cipolla caramellata, pomodoro, lattuga, salsa al limone, pane brioche al sesamo',
      price: 1290,
      prime: 1090,
      contains: ['gluten', 'milk', 'eggs', 'sesame', 'mustard', 'sulphites'],
      formerPrice: { price: 1190, daysAgo: 120 },
      popularity: 940,
    },
    {
      name: 'Cheeseburger',
      contents: ['meat'],
      description:
        'Semplice e fatto bene: carne, formaggio che cola, cetriolini, ketchup. Tutto al suo posto.',
      ingredients: 'Manzo 150 g, cheddar, cetriolini, cipolla, ketchup, senape, pane brioche al sesamo',
      price: 950,
      contains: ['gluten', 'milk', 'eggs', 'sesame', 'mustard', 'sulphites'],
      popularity: 820,
    },
    {
      name: 'Bacon burger affumicato',
      contents: ['meat', 'pork'],
      description:
        'Provola affumicata, bacon tirato croccante e una salsa barbecue scurita con il mosto cotto.',
      ingredients:
        'Manzo 180 g, bacon, provola affumicata, lattuga, salsa barbecue al mosto cotto, pane brioche al sesamo',
      price: 1190,
      contains: ['gluten', 'milk', 'eggs', 'sesame', 'mustard', 'sulphites'],
      popularity: 710,
    },
    {
      name: 'Burger al pistacchio',
      contents: ['meat', 'pork'],
      description:
        'Pane nero al carbone vegetale, stracciatella, pesto di pistacchio e speck: l’abito elegante del burger.',
      ingredients: 'Manzo 180 g, stracciatella, pesto di pistacchio, speck, rucola, pane al carbone vegetale',
      price: 1390,
      reduction: { price: 1190, reason: 'Burger del mese', daysAgo: 9, daysLeft: 18 },
      contains: ['gluten', 'milk', 'nuts', 'sesame'],
      also: ['offerte'],
      popularity: 670,
    },
    {
      name: 'Chicken crispy',
      contents: ['meat'],
      description:
        'Petto di pollo in panatura grossa, insalata croccante e maionese agli agrumi. Pollo certificato halal.',
      ingredients: 'Petto di pollo panato, lattuga, pomodoro, maionese agli agrumi, pane brioche al sesamo',
      price: 990,
      contains: ['gluten', 'milk', 'eggs', 'sesame', 'mustard'],
      labels: ['halal'],
      options: ['burger-contorno', 'burger-extra-pollo'],
      popularity: 650,
    },
    {
      name: 'Burger di ceci e melanzane',
      description:
        'Ceci di Villalba, melanzana arrosto e menta, con hummus e pomodoro secco. Tutto vegetale, niente rinunce.',
      ingredients: 'Ceci, melanzane, menta, hummus, pomodori secchi, rucola, pane di rimacinato al sesamo',
      leaveOut: 3,
      price: 1050,
      contains: ['gluten', 'sesame'],
      traces: ['milk', 'eggs', 'mustard', 'soy', 'nuts', 'celery'],
      labels: ['vegan'],
      options: ['burger-contorno'],
      popularity: 320,
    },
    {
      name: 'Burger di tonno',
      description: 'Tonno fresco scottato rosa, cipolla in agrodolce, capperi e maionese alla menta.',
      ingredients:
        'Tonno fresco, cipolla in agrodolce, capperi, maionese alla menta, lattuga, pane brioche al sesamo',
      price: 1350,
      contains: ['gluten', 'milk', 'eggs', 'fish', 'sesame', 'mustard', 'sulphites'],
      options: ['burger-contorno'],
      notAt: ['ragusa'],
      popularity: 270,
    },
  ],
);
