import { section } from '../section.ts';

export const pasta = section(
  'pasta',
  {
    traces: ['eggs', 'crustaceans', 'molluscs', 'fish', 'soy', 'nuts', 'celery'],
    options: ['primi-porzione', 'primi-aggiunta'],
  },
  [
    {
      name: 'Pasta alla Norma',
      description:
        'Rigatoni, melanzane fritte una a una, pomodoro fresco e ricotta salata grattugiata davanti a te.',
      ingredients: 'Rigatoni di semola siciliana, pomodoro, melanzane, ricotta salata, basilico',
      leaveOut: ['ricotta salata', 'basilico'],
      price: 950,
      prime: 850,
      contains: ['gluten', 'milk'],
      labels: ['vegetarian'],
      popularity: 950,
    },
    {
      name: 'Pasta con le sarde',
      description:
        'Bucatini, finocchietto selvatico, sarde, uvetta e pinoli: l’agrodolce che gli arabi ci hanno lasciato.',
      ingredients:
        'Bucatini, sarde, finocchietto selvatico, uvetta, pinoli, acciughe, cipolla, zafferano, mollica tostata',
      leaveOut: ['mollica tostata'],
      price: 1100,
      contains: ['gluten', 'fish', 'sulphites'],
      popularity: 440,
    },
    {
      name: 'Spaghetti alle vongole',
      contents: ['alcohol'],
      description:
        'Vongole veraci aperte al momento, aglio, prezzemolo e qualche ciliegino. L’acqua delle vongole fa il resto.',
      ingredients: 'Spaghetti, vongole veraci, ciliegino di Pachino, aglio, prezzemolo, vino bianco',
      leaveOut: ['aglio', 'prezzemolo'],
      price: 1400,
      contains: ['gluten', 'molluscs', 'sulphites'],
      options: ['primi-porzione'],
      popularity: 610,
    },
    {
      name: 'Busiate al pesto trapanese',
      description:
        'Pasta attorcigliata al ferro e un pesto crudo di pomodoro, mandorle, aglio rosso e basilico.',
      ingredients: 'Busiate, pomodoro, mandorle, aglio rosso di Nubia, basilico, pecorino siciliano',
      price: 1050,
      contains: ['gluten', 'milk', 'nuts'],
      labels: ['vegetarian'],
      popularity: 570,
    },
    {
      name: 'Penne pistacchio e speck',
      contents: ['meat', 'pork'],
      description: 'Crema di pistacchio verde, speck reso croccante in padella, un’ombra di pepe nero.',
      ingredients: 'Penne rigate, pesto di pistacchio, speck, panna fresca, pepe nero',
      leaveOut: ['speck', 'pepe nero'],
      price: 1150,
      contains: ['gluten', 'milk', 'nuts'],
      popularity: 720,
    },
    {
      name: 'Ravioli ragusani al sugo di maiale',
      contents: ['meat', 'pork'],
      description: 'Ripieno dolce di ricotta e maggiorana, sugo denso di maiale: la domenica negli Iblei.',
      ingredients: 'Pasta all’uovo, ricotta, maggiorana, sugo di maiale, pomodoro, sedano, carota, cipolla',
      price: 1250,
      contains: ['gluten', 'eggs', 'milk', 'celery', 'sulphites'],
      popularity: 420,
    },
    {
      name: 'Spaghetti al nero di seppia',
      contents: ['alcohol'],
      description:
        'Neri e lucidi, con gli anelli di seppia teneri e una punta di pomodoro. Macchiano, avvisiamo.',
      ingredients: 'Spaghetti, nero di seppia, seppie, concentrato di pomodoro, vino bianco, prezzemolo',
      leaveOut: ['prezzemolo'],
      price: 1350,
      contains: ['gluten', 'molluscs', 'sulphites'],
      options: ['primi-porzione'],
      notAt: ['ragusa'],
      popularity: 360,
    },
    {
      name: 'Gnocchi al pomodoro e basilico',
      description: 'Patate dell’Etna schiacciate calde, poca farina, pomodoro dolce. Si sciolgono.',
      ingredients: 'Patate, farina di grano tenero, uovo, pomodoro, basilico, parmigiano reggiano',
      leaveOut: ['basilico', 'parmigiano reggiano'],
      price: 900,
      contains: ['gluten', 'eggs', 'milk'],
      popularity: 380,
    },
    {
      name: 'Linguine gamberi e limone',
      description: 'Gambero rosso di Mazara a crudo e a caldo, burro montato con il limone di Siracusa.',
      ingredients: 'Linguine, gambero rosso di Mazara, burro, limone di Siracusa, prezzemolo',
      leaveOut: ['prezzemolo'],
      price: 1600,
      prime: 1450,
      contains: ['gluten', 'milk', 'crustaceans', 'sulphites'],
      options: ['primi-porzione'],
      also: ['novita'],
      popularity: 480,
    },
  ],
);
