import { section } from '../section.ts';

export const pasticceriaSiciliana = section(
  'pasticceria-siciliana',
  { unit: 'al pezzo', traces: ['nuts', 'soy', 'sesame', 'peanuts'] },
  [
    {
      name: 'Cannolo',
      contents: ['pork', 'alcohol'],
      description:
        'Scorza croccante, ricotta di pecora passata due volte, gocce di cioccolato. Lo riempiamo quando lo chiedi.',
      ingredients:
        'Scorza fritta (farina, marsala, strutto), ricotta di pecora, zucchero, gocce di cioccolato, zucchero a velo',
      price: 350,
      prime: 300,
      contains: ['gluten', 'milk', 'soy', 'sulphites'],
      traces: ['nuts', 'eggs', 'peanuts'],
      formerPrice: { price: 320, daysAgo: 200 },
      popularity: 990,
    },
    {
      name: 'Cannolo al pistacchio',
      contents: ['pork', 'alcohol'],
      description:
        'La stessa ricotta, con la granella verde di Bronte e una punta di crema alle due estremità.',
      ingredients:
        'Scorza fritta (farina, marsala, strutto), ricotta di pecora, crema e granella di pistacchio',
      price: 400,
      contains: ['gluten', 'milk', 'nuts', 'sulphites'],
      traces: ['eggs', 'soy', 'peanuts'],
      popularity: 800,
    },
    {
      name: 'Cassata siciliana',
      description:
        'Ricotta, pan di Spagna, pasta reale e frutta candita: barocca come la facciata di San Giuliano. Una fetta.',
      ingredients:
        'Ricotta di pecora, pan di Spagna, pasta di mandorle, pistacchio, frutta candita, zucchero',
      price: 550,
      contains: ['gluten', 'milk', 'eggs', 'nuts', 'sulphites'],
      traces: ['soy', 'peanuts'],
      popularity: 530,
    },
    {
      name: 'Minnuzza di Sant’Agata',
      description:
        'Piccola cupola di glassa bianca, ricotta dentro e ciliegia in cima. A febbraio è devozione, il resto dell’anno gola.',
      ingredients: 'Pasta frolla, ricotta di pecora, gocce di cioccolato, glassa, ciliegia candita',
      price: 350,
      contains: ['gluten', 'milk', 'eggs', 'soy', 'sulphites'],
      popularity: 460,
    },
    {
      name: 'Sfincia di San Giuseppe',
      description:
        'Frittella soffice, crema di ricotta, arancia candita e pistacchi. Nessuna sfincia è uguale a un’altra.',
      ingredients:
        'Farina, uova, ricotta di pecora, scorza d’arancia candita, granella di pistacchio, ciliegia candita',
      price: 400,
      contains: ['gluten', 'milk', 'eggs', 'nuts', 'sulphites'],
      popularity: 350,
    },
    {
      name: 'Genovese ericina',
      description: 'Frolla tiepida spolverata di zucchero e crema che scotta: a Erice si mangia appena esce.',
      ingredients: 'Pasta frolla, crema pasticcera, zucchero a velo',
      price: 300,
      contains: ['gluten', 'milk', 'eggs'],
      labels: ['vegetarian'],
      popularity: 390,
    },
    {
      name: 'Iris fritta',
      description: 'Bomba panata e fritta, ripiena di ricotta e cioccolato. Due mani e molti tovaglioli.',
      ingredients: 'Pasta brioche, ricotta di pecora, gocce di cioccolato, pangrattato',
      price: 320,
      contains: ['gluten', 'milk', 'eggs', 'soy'],
      labels: ['vegetarian'],
      popularity: 420,
    },
    {
      name: 'Frutta martorana',
      description:
        'Pasta di mandorle dipinta a mano: fico d’India, arancia, fragola. Quasi un peccato morderla.',
      ingredients: 'Mandorle siciliane, zucchero, acqua di fiori d’arancio, coloranti alimentari',
      price: 690,
      contains: ['nuts'],
      traces: ['milk', 'eggs', 'gluten', 'soy'],
      labels: ['vegan'],
      unit: 'scatola 150 g',
      pack: [150, 'g'],
      popularity: 300,
    },
    {
      name: 'Paste di mandorla',
      description:
        'Morbide al centro, appena brune fuori, con la mandorla intera o la ciliegia. Sei, assortite.',
      ingredients: 'Mandorle siciliane, zucchero, albume, scorza di limone, ciliegie candite',
      price: 790,
      contains: ['nuts', 'eggs', 'sulphites'],
      traces: ['milk', 'gluten', 'soy', 'peanuts'],
      labels: ['vegetarian', 'lactose_free'],
      unit: '6 pezzi, 180 g',
      pack: [180, 'g'],
      popularity: 340,
    },
  ],
);

export const alCucchiaio = section('al-cucchiaio', { traces: ['nuts', 'soy', 'gluten', 'eggs', 'peanuts'] }, [
  {
    name: 'Tiramisù',
    contents: ['alcohol'],
    description:
      'Mascarpone montato, caffè forte, savoiardi che tengono. Il cacao si mette alla fine, con generosità.',
    ingredients: 'Mascarpone, uova, savoiardi, caffè, zucchero, marsala, cacao',
    price: 550,
    contains: ['gluten', 'milk', 'eggs', 'sulphites'],
    labels: ['vegetarian'],
    popularity: 850,
  },
  {
    name: 'Tiramisù al pistacchio',
    description: 'Crema di pistacchio al posto del caffè, granella tra uno strato e l’altro.',
    ingredients: 'Mascarpone, uova, savoiardi, crema di pistacchio, granella di pistacchio, latte',
    price: 600,
    contains: ['gluten', 'milk', 'eggs', 'nuts'],
    labels: ['vegetarian'],
    popularity: 640,
  },
  {
    name: 'Biancomangiare',
    description: 'Latte di mandorla rappreso, cannella e scorza di limone: il più antico e il più delicato.',
    ingredients: 'Latte di mandorla, amido di mais, zucchero, cannella, limone',
    price: 450,
    contains: ['nuts'],
    traces: ['milk', 'soy', 'peanuts'],
    labels: ['vegan', 'gluten_free'],
    popularity: 260,
  },
  {
    name: 'Gelo di mellone',
    description: 'Anguria, gelsomino e gocce di cioccolato che fingono i semi. Il dessert di Ferragosto.',
    ingredients:
      'Succo di anguria, amido di mais, zucchero, acqua di gelsomino, cioccolato fondente, cannella',
    price: 450,
    contains: ['soy'],
    traces: ['milk', 'nuts', 'peanuts'],
    labels: ['vegan', 'gluten_free'],
    popularity: 310,
  },
  {
    name: 'Panna cotta ai gelsi',
    contents: ['pork'],
    description: 'Panna di Ragusa appena tremolante e gelsi neri che macchiano le dita.',
    ingredients: 'Panna fresca, zucchero, vaniglia, gelatina, gelsi neri',
    price: 480,
    contains: ['milk'],
    traces: ['nuts', 'eggs', 'soy'],
    labels: ['gluten_free'],
    popularity: 370,
  },
]);

export const torte = section(
  'torte',
  { unit: 'a fetta', traces: ['nuts', 'soy', 'sesame', 'peanuts'], options: ['torta-formato'] },
  [
    {
      name: 'Setteveli',
      description:
        'Sette strati di cioccolato e nocciola, dal croccante alla glassa a specchio. Va mangiata in silenzio.',
      ingredients: 'Cioccolato fondente, nocciole, panna, uova, cereali croccanti, farina, cacao',
      price: 550,
      contains: ['gluten', 'milk', 'eggs', 'nuts', 'soy'],
      popularity: 600,
    },
    {
      name: 'Torta ricotta e pere',
      description: 'Due dischi di nocciola, crema di ricotta e pere cotte nel loro succo.',
      ingredients: 'Ricotta, panna, pere, nocciole, uova, farina, zucchero',
      price: 520,
      contains: ['gluten', 'milk', 'eggs', 'nuts'],
      popularity: 430,
    },
    {
      name: 'Cheesecake ai fichi d’India',
      description: 'Base di biscotti, formaggio fresco e una salsa rosso fuoco di fichi d’India dell’Etna.',
      ingredients: 'Formaggio fresco, panna, biscotti, burro, fichi d’India, limone',
      price: 550,
      contains: ['gluten', 'milk'],
      also: ['novita'],
      popularity: 410,
    },
    {
      name: 'Torta al pistacchio',
      description: 'Pan di Spagna verde, crema di pistacchio e granella tutt’attorno.',
      ingredients: 'Pistacchi siciliani, uova, farina, latte, burro, zucchero',
      price: 580,
      contains: ['gluten', 'milk', 'eggs', 'nuts'],
      popularity: 550,
    },
    {
      name: 'Torta di carrube e arancia',
      description: 'Farina di carrube iblee, arancia intera frullata con la buccia, zero latte e zero uova.',
      ingredients: 'Farina di carrube, farina di grano tenero, arance, olio extravergine, zucchero di canna',
      price: 450,
      contains: ['gluten'],
      traces: ['nuts', 'milk', 'eggs', 'soy', 'peanuts'],
      labels: ['vegan', 'lactose_free'],
      popularity: 210,
    },
  ],
);
