import { section } from '../section.ts';

export const tavolaCalda = section(
  'tavola-calda',
  { unit: 'al pezzo', traces: ['eggs', 'fish', 'soy', 'nuts', 'sesame', 'celery'] },
  [
    {
      name: 'Cipollina',
      contents: ['meat', 'pork'],
      description:
        'Sfoglia a fagotto, cipolla stufata, pomodoro e prosciutto: il profumo dei bar di Catania alle undici.',
      ingredients: 'Pasta sfoglia, cipolla, prosciutto cotto, mozzarella, pomodoro',
      price: 280,
      contains: ['gluten', 'milk'],
      popularity: 520,
    },
    {
      name: 'Cartocciata',
      contents: ['meat', 'pork'],
      description:
        'Pasta brioche salata chiusa a cartoccio, con pomodoro, prosciutto e mozzarella che trabocca.',
      ingredients: 'Pasta brioche, pomodoro, prosciutto cotto, mozzarella, origano, strutto',
      price: 280,
      contains: ['gluten', 'milk', 'eggs'],
      popularity: 480,
    },
    {
      name: 'Iris salata al forno',
      description: 'Il panino tondo ripieno di spinaci e ricotta, panato e passato in forno.',
      ingredients: 'Pasta brioche, ricotta, spinaci, mozzarella, pangrattato',
      price: 300,
      contains: ['gluten', 'milk', 'eggs'],
      labels: ['vegetarian'],
      popularity: 190,
    },
    {
      name: 'Bolognese',
      contents: ['meat', 'pork'],
      slug: 'bolognese-da-tavola-calda',
      description:
        'In Sicilia si chiama così la pizzetta coperta di sfoglia: sotto, pomodoro, prosciutto e uovo sodo.',
      ingredients: 'Pasta di pane, pasta sfoglia, pomodoro, prosciutto cotto, mozzarella, uovo sodo',
      price: 300,
      contains: ['gluten', 'milk', 'eggs'],
      popularity: 310,
    },
  ],
);
