import { section } from '../section.ts';

export const paniniSiciliani = section(
  'panini-siciliani',
  { traces: ['milk', 'eggs', 'soy', 'nuts', 'celery', 'fish'] },
  [
    {
      name: 'Pane e panelle',
      description:
        'Mafalda al sesamo, panelle bollenti, una spruzzata di limone. Il pranzo di Palermo da sempre.',
      ingredients: 'Pane mafalda al sesamo, panelle di ceci, prezzemolo, limone',
      leaveOut: ['limone'],
      price: 450,
      prime: 400,
      contains: ['gluten', 'sesame'],
      labels: ['vegan'],
      options: ['panelle-aggiunta'],
      popularity: 700,
    },
    {
      name: 'Pani câ meusa',
      contents: ['meat', 'pork'],
      description:
        'Milza e polmone tagliati sottili e ripassati nello strutto. «Schietto» con limone o «maritato» con ricotta e caciocavallo.',
      ingredients: 'Pane vastella al sesamo, milza e polmone di vitello, strutto, limone',
      leaveOut: ['limone'],
      price: 550,
      contains: ['gluten', 'sesame'],
      options: ['meusa'],
      notAt: ['siracusa', 'taormina'],
      popularity: 240,
    },
    {
      name: 'Pane cunzato',
      description:
        'Pane caldo di forno a legna, pomodoro, primosale, acciughe e origano: la merenda delle Eolie.',
      ingredients:
        'Pane di rimacinato al sesamo, pomodoro, primosale, acciughe, capperi, origano, olio extravergine',
      leaveOut: 1,
      price: 700,
      contains: ['gluten', 'milk', 'fish', 'sesame'],
      popularity: 430,
    },
    {
      name: 'Panino con salsiccia e peperoni',
      contents: ['meat', 'pork'],
      description:
        'Quello della festa del patrono: salsiccia alla brace, peperoni arrostiti, pane che s’inzuppa.',
      ingredients: 'Pane di rimacinato al sesamo, salsiccia di suino, peperoni, cipolla, olio extravergine',
      leaveOut: 2,
      price: 750,
      contains: ['gluten', 'sesame'],
      popularity: 410,
    },
    {
      name: 'Tonno e caponata',
      description:
        'Caponata fredda di frigo, tonno di tonnara, basilico. Si prepara prima e si mangia meglio.',
      ingredients: 'Pane di rimacinato al sesamo, caponata di melanzane, tonno all’olio d’oliva, basilico',
      leaveOut: 2,
      price: 800,
      contains: ['gluten', 'sesame', 'fish', 'celery', 'sulphites'],
      popularity: 260,
    },
    {
      name: 'Panino crudo, burrata e pistacchio',
      contents: ['meat', 'pork'],
      description: 'Focaccia croccante, crudo a fette sottili, burrata sfilacciata e granella di pistacchio.',
      ingredients: 'Focaccia, prosciutto crudo, burrata, granella di pistacchio, pomodoro, rucola',
      leaveOut: 2,
      price: 900,
      contains: ['gluten', 'milk', 'nuts'],
      popularity: 490,
    },
  ],
);
