import type { DemoCategory } from '../shapes.ts';

const morning = [{ from: '07:00', to: '11:30' }];

export const sweetsAndDrinks: readonly DemoCategory[] = [
  {
    slug: 'dolci',
    name: 'Dolci',
    description: 'Ricotta di pecora, mandorle, pistacchi: la pasticceria che ci invidiano tutti.',
    subcategories: [
      {
        slug: 'pasticceria-siciliana',
        name: 'Pasticceria siciliana',
        description: 'Cannoli riempiti quando li chiedi tu.',
        unit: 'al pezzo',
      },
      {
        slug: 'al-cucchiaio',
        name: 'Al cucchiaio',
        description: 'Morbidi, freschi, da finire sempre troppo presto.',
      },
      { slug: 'torte', name: 'Torte', description: 'A fetta o intere, per le feste.' },
    ],
  },
  {
    slug: 'gelati-e-granite',
    name: 'Gelati e granite',
    description: 'Mantecati ogni mattina con latte di Ragusa e frutta dell’Etna.',
    subcategories: [
      { slug: 'gelati', name: 'Gelati', description: 'Coppette, coppe e la brioche che fa estate.' },
      { slug: 'granite', name: 'Granite', description: 'Con la brioche col tuppo, come colazione comanda.' },
    ],
  },
  {
    slug: 'colazione',
    name: 'Colazione',
    description: 'Il bancone del bar, dalle sette alle undici e mezza.',
    hours: morning,
    subcategories: [
      {
        slug: 'colazione-dolce',
        name: 'Dolce',
        description: 'Cornetti, brioche e raviole appena sfornati.',
        hours: morning,
      },
      {
        slug: 'colazione-salata',
        name: 'Salata',
        description: 'Per chi comincia la giornata con il pane.',
        hours: morning,
      },
    ],
  },
  {
    slug: 'caffetteria',
    name: 'Caffetteria',
    description: 'Tostato scuro, ristretto, con il bicchiere d’acqua.',
  },
  {
    slug: 'bevande',
    name: 'Bevande',
    description: 'Acque, bibite di agrumi veri, spremute fatte adesso.',
    subcategories: [
      { slug: 'acque-e-bibite', name: 'Acque e bibite', description: 'Fredde di frigo, in vetro.' },
      { slug: 'succhi-e-spremute', name: 'Succhi e spremute', description: 'Frutta, e basta.' },
    ],
  },
  { slug: 'birre', name: 'Birre', description: 'Artigianali dell’isola, per chi ha compiuto diciotto anni.' },
  {
    slug: 'vini',
    name: 'Vini',
    description: 'Dall’Etna a Pantelleria, bottiglie di piccoli produttori.',
    subcategories: [
      { slug: 'rossi', name: 'Rossi', description: 'Nero d’Avola, nerello mascalese, frappato.' },
      {
        slug: 'bianchi-e-bollicine',
        name: 'Bianchi e bollicine',
        description: 'Grillo, carricante, perlage fine.',
      },
      { slug: 'da-dessert', name: 'Da dessert', description: 'Passiti e rosoli per il fine pasto.' },
    ],
  },
  { slug: 'aperitivi', name: 'Aperitivi', description: 'Cocktail siciliani, serviti al tavolo al tramonto.' },
];
