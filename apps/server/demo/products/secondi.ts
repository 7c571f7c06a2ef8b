import { section } from '../section.ts';

export const carne = section(
  'carne',
  { traces: ['milk', 'eggs', 'soy', 'nuts', 'celery'], options: ['secondi-contorno'] },
  [
    {
      name: 'Braciole alla messinese',
      contents: ['meat'],
      description:
        'Involtini piccolissimi allo spiedo, con mollica, formaggio e un’idea di aglio. Uno tira l’altro, e l’altro ancora.',
      ingredients: 'Fettine di vitello, pangrattato, pecorino, provola, prezzemolo, aglio, alloro',
      price: 1250,
      prime: 1100,
      contains: ['gluten', 'milk'],
      popularity: 530,
    },
    {
      name: 'Polpette al sugo',
      contents: ['meat', 'pork'],
      description:
        'Come le faceva la nonna: soffici, cotte direttamente nel pomodoro, con il basilico a galla.',
      ingredients: 'Manzo, suino, pane ammollato nel latte, uovo, parmigiano reggiano, pomodoro, basilico',
      price: 1050,
      contains: ['gluten', 'milk', 'eggs'],
      popularity: 620,
    },
    {
      name: 'Cotoletta alla palermitana',
      contents: ['meat'],
      description: 'Panata senza uovo, con mollica e origano, e cotta alla piastra: leggera e profumata.',
      ingredients: 'Vitello, pangrattato, pecorino, origano, prezzemolo, olio extravergine, limone',
      price: 1290,
      contains: ['gluten', 'milk'],
      popularity: 450,
    },
    {
      name: 'Salsiccia al ceppo',
      contents: ['meat', 'pork'],
      description: 'Carne tagliata a punta di coltello, finocchietto e brace di legno d’ulivo.',
      ingredients: 'Carne di suino dei Nebrodi, finocchietto selvatico, sale, pepe nero, rosmarino',
      price: 1100,
      traces: ['gluten', 'milk', 'eggs', 'soy', 'nuts', 'celery'],
      popularity: 490,
    },
    {
      name: 'Tagliata di manzo',
      contents: ['meat'],
      description: 'Controfiletto scottato forte e tagliato spesso, rucola, pomodorini e grana a scaglie.',
      ingredients: 'Controfiletto di manzo modicano, rucola, pomodorini, grana in scaglie, sale di Trapani',
      price: 1890,
      contains: ['milk', 'eggs'],
      traces: ['gluten', 'soy', 'nuts', 'celery'],
      options: ['cottura-carne', 'secondi-contorno'],
      popularity: 540,
    },
    {
      name: 'Falsomagro',
      contents: ['meat', 'pork', 'alcohol'],
      description:
        'Dice di essere magro e mente: vitello arrotolato su uova sode, salame e formaggio, poi brasato nel sugo.',
      ingredients:
        'Vitello, uova sode, salame, caciocavallo, prosciutto cotto, piselli, pomodoro, vino rosso, sedano',
      price: 1390,
      contains: ['milk', 'eggs', 'celery', 'sulphites'],
      traces: ['gluten', 'soy', 'nuts'],
      popularity: 230,
    },
  ],
);

export const pesce = section(
  'pesce',
  { traces: ['gluten', 'crustaceans', 'molluscs', 'milk', 'nuts', 'celery'], options: ['secondi-contorno'] },
  [
    {
      name: 'Involtini di pesce spada',
      description:
        'Fettine dello Stretto arrotolate con mollica, uvetta e pinoli, alloro tra l’uno e l’altro.',
      ingredients: 'Pesce spada, pangrattato, uvetta, pinoli, caciocavallo, arancia, alloro',
      price: 1590,
      prime: 1450,
      contains: ['gluten', 'fish', 'milk', 'sulphites'],
      popularity: 580,
    },
    {
      name: 'Tonno in agrodolce',
      description: 'Trancio scottato e rosa al cuore, sotto una coperta di cipolla, aceto e zucchero.',
      ingredients: 'Tonno rosso, cipolla rossa, aceto di vino bianco, zucchero, menta',
      price: 1690,
      contains: ['fish', 'sulphites'],
      popularity: 390,
    },
    {
      name: 'Sarde a beccafico',
      description: 'Arrotolate con la coda all’insù come il passero goloso: mollica, pinoli, arancia.',
      ingredients: 'Sarde, pangrattato, uvetta, pinoli, arancia, alloro, miele',
      price: 1150,
      contains: ['gluten', 'fish', 'sulphites'],
      popularity: 400,
    },
    {
      name: 'Calamari ripieni',
      description: 'Ripieni dei loro tentacoli, mollica e capperi, poi alla griglia finché prendono colore.',
      ingredients: 'Calamari, pangrattato, capperi, pecorino, prezzemolo, aglio',
      price: 1490,
      contains: ['gluten', 'molluscs', 'milk'],
      traces: ['crustaceans', 'fish', 'nuts', 'celery'],
      popularity: 260,
    },
    {
      name: 'Orata all’acqua pazza',
      contents: ['alcohol'],
      description: 'Intera, cotta con pomodorini, olive e il suo brodo leggero. Te la puliamo noi, se vuoi.',
      ingredients: 'Orata, ciliegino, olive verdi, aglio, prezzemolo, vino bianco',
      price: 1790,
      contains: ['fish', 'sulphites'],
      options: ['orata-servizio', 'secondi-contorno'],
      soldOutAt: ['catania'],
      popularity: 320,
    },
    {
      name: 'Fritto misto di paranza',
      description: 'Triglie, alici, calamari e gamberi: quello che la barca ha portato, infarinato e via.',
      ingredients: 'Calamari, gamberi, alici, triglie, semola di grano duro, limone',
      price: 1590,
      contains: ['gluten', 'fish', 'crustaceans', 'molluscs'],
      options: ['salse'],
      popularity: 510,
    },
  ],
);
