import { section } from '../section.ts';

export const arancini = section(
  'arancini',
  {
    unit: 'al pezzo',
    traces: ['fish', 'crustaceans', 'molluscs', 'soy', 'nuts', 'eggs'],
    options: ['salse'],
  },
  [
    {
      name: 'Arancino al ragù',
      contents: ['meat', 'pork'],
      description:
        'A punta, come l’Etna. Riso allo zafferano, ragù tirato tre ore, piselli e caciocavallo che fila.',
      ingredients:
        'Riso, ragù di manzo e maiale, piselli, caciocavallo, zafferano, sedano, carota, cipolla, pangrattato',
      price: 300,
      prime: 250,
      contains: ['gluten', 'milk', 'celery', 'sulphites'],
      formerPrice: { price: 280, daysAgo: 90 },
      popularity: 1000,
    },
    {
      name: 'Arancina al burro',
      contents: ['meat', 'pork'],
      description:
        'Tonda, alla palermitana: besciamella, prosciutto cotto e mozzarella in un cuore che cola.',
      ingredients: 'Riso, besciamella, prosciutto cotto, mozzarella, burro, pangrattato',
      price: 300,
      prime: 250,
      contains: ['gluten', 'milk'],
      popularity: 890,
    },
    {
      name: 'Arancino al pistacchio',
      contents: ['meat', 'pork'],
      description: 'Crema di pistacchio di Bronte e speck croccante: il più fotografato, e a ragione.',
      ingredients: 'Riso, pesto di pistacchio, speck, besciamella, mozzarella, pangrattato',
      price: 350,
      contains: ['gluten', 'milk', 'nuts'],
      popularity: 760,
    },
    {
      name: 'Arancino alla Norma',
      description:
        'Melanzane fritte a dadini, pomodoro e ricotta salata. Bellini avrebbe scritto un’altra opera.',
      ingredients: 'Riso, melanzane, pomodoro, ricotta salata, basilico, pangrattato',
      price: 300,
      contains: ['gluten', 'milk'],
      labels: ['vegetarian'],
      popularity: 540,
    },
    {
      name: 'Arancina agli spinaci',
      description: 'Spinaci freschi mantecati con la besciamella e una noce di formaggio fuso.',
      ingredients: 'Riso, spinaci, besciamella, mozzarella, noce moscata, pangrattato',
      price: 300,
      contains: ['gluten', 'milk'],
      labels: ['vegetarian'],
      popularity: 390,
    },
    {
      name: 'Arancino al nero di seppia',
      contents: ['alcohol'],
      description: 'Riso nero, seppie tenere e un filo di pomodoro: il mare di Catania a mezzanotte.',
      ingredients: 'Riso, nero di seppia, seppie, concentrato di pomodoro, vino bianco, pangrattato',
      price: 380,
      contains: ['gluten', 'molluscs', 'sulphites'],
      traces: ['fish', 'crustaceans', 'milk', 'soy', 'nuts', 'eggs'],
      notAt: ['ragusa'],
      popularity: 360,
    },
    {
      name: 'Arancino vegano alla zucca',
      description: 'Zucca, lenticchie di Ustica e rosmarino in una panatura senza uovo né latte.',
      ingredients: 'Riso, zucca, lenticchie di Ustica, rosmarino, olio extravergine, pangrattato',
      price: 320,
      contains: ['gluten'],
      traces: ['milk', 'fish', 'crustaceans', 'molluscs', 'soy', 'nuts', 'eggs', 'celery'],
      labels: ['vegan'],
      also: ['novita'],
      popularity: 230,
    },
    {
      name: 'Bombette miste',
      contents: ['meat', 'pork'],
      description:
        'Sei arancinette da un boccone, due per gusto: ragù, burro e pistacchio. Per decidere senza decidere.',
      ingredients:
        'Riso, ragù di carne, prosciutto cotto, pesto di pistacchio, mozzarella, besciamella, pangrattato',
      price: 650,
      contains: ['gluten', 'milk', 'celery', 'nuts', 'sulphites'],
      unit: '6 pezzi',
      pack: [6, 'pz'],
      popularity: 680,
    },
  ],
);
