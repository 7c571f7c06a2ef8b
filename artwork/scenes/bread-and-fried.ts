import { corner, fromAbove, garnish, item, lying, type Scenes, square, standing } from '../scene.ts';
import { arancino, halfArancino, peas } from '../subjects/arancino.ts';
import {
  basketFull,
  crispella,
  croquette,
  fry,
  mozzarellina,
  nugget,
  panella,
  servedInCone,
  zucchiniFlower,
} from '../subjects/fried.ts';
import { calzone, focaccia, folded, puffDome, sfincione } from '../subjects/oven.ts';
import { at, type Fragment } from '../svg.ts';
import * as garden from '../toppings/garden.ts';
import * as larder from '../toppings/larder.ts';

/** A whole one and, in front, its half. */
const pair = (whole: Fragment, half: Fragment) => [
  standing(-190, 236, 380, whole, { scale: 1.36 }),
  standing(206, 330, 380, half, { scale: 1.36 }),
];

const cone = (drawn: Fragment) => standing(0, 420, 290, drawn, { scale: 1.5 });

export const arancini: Scenes = {
  'arancino-al-ragu': square(
    'Arancino a punta e la sua metà, ripiena di ragù e piselli',
    'apricot/table',
    ...pair(arancino('a'), halfArancino('a', { rice: 'custard', core: 'tomato', bits: [peas] })),
    garnish('peas', 400, -390, 180, 16),
  ),
  'arancina-al-burro': square(
    'Arancina tonda e la sua metà, ripiena di besciamella e prosciutto',
    'lemon/table',
    ...pair(
      arancino('b', 'round'),
      halfArancino(
        'b',
        {
          rice: 'custard',
          core: 'cream',
          bits: [{ draw: larder.cookedHam, count: 4, scale: 0.5, reach: 52 }],
        },
        'round',
      ),
    ),
    garnish('butter', 396, -390, 180, -6),
  ),
  'arancino-al-pistacchio': square(
    'Arancino a punta e la sua metà, ripiena di crema di pistacchio',
    'pistachio/table',
    ...pair(
      arancino('c'),
      halfArancino('c', {
        rice: 'custard',
        core: 'pistachio',
        bits: [{ draw: garden.pistachio, count: 14, reach: 66 }],
      }),
    ),
  ),
  'arancino-alla-norma': square(
    'Arancino a punta e la sua metà, ripiena di melanzane e pomodoro',
    'blush/table',
    ...pair(
      arancino('d'),
      halfArancino('d', {
        rice: 'custard',
        core: 'tomato',
        bits: [{ draw: garden.aubergine, count: 4, scale: 0.5, reach: 54 }],
      }),
    ),
    garnish('eggplant', 396, -386, 190, 10),
  ),
  'arancina-agli-spinaci': square(
    'Arancina tonda e la sua metà, ripiena di spinaci e formaggio',
    'mint/table',
    ...pair(
      arancino('e', 'round'),
      halfArancino(
        'e',
        {
          rice: 'custard',
          core: 'cream',
          bits: [{ draw: garden.spinach, count: 5, scale: 0.55, reach: 56 }],
        },
        'round',
      ),
    ),
    garnish('leafy', 396, -390, 180, 8),
  ),
  'arancino-al-nero-di-seppia': square(
    'Arancino scuro e la sua metà di riso nero con bocconi di seppia',
    'lilac/table',
    ...pair(
      arancino('f', 'pointed', 'darkBread'),
      halfArancino(
        'f',
        {
          rice: 'squidInk',
          core: 'black',
          bits: [{ draw: larder.squidRing, count: 4, scale: 0.55, reach: 52 }],
        },
        'pointed',
        'darkBread',
      ),
    ),
  ),
  'arancino-vegano-alla-zucca': square(
    'Arancino a punta e la sua metà, ripiena di zucca e lenticchie',
    'sand/table',
    ...pair(
      arancino('g'),
      halfArancino('g', {
        rice: 'crumb',
        core: 'orange',
        bits: [{ draw: garden.chickpea, count: 8, scale: 0.6, reach: 64 }],
      }),
    ),
    garnish('seedling', 396, -380, 180),
  ),
  'bombette-miste': fromAbove(
    'Cestino di arancinette rotonde appena fritte',
    'coral/dots',
    basketFull('bombette', mozzarellina, 13, 1.5),
  ),
  'tris-di-arancini': square(
    'Tre arancini in fila: due a punta e uno tondo',
    'coral/rays',
    standing(-290, 210, 330, arancino('h'), { scale: 1.1 }),
    standing(290, 210, 330, arancino('i', 'round'), { scale: 1.1 }),
    standing(0, 340, 400, halfArancino('l', { rice: 'custard', core: 'tomato', bits: [peas] }), {
      scale: 1.32,
    }),
  ),
};

export const friggitoria: Scenes = {
  panelle: fromAbove(
    'Cestino di panelle dorate con il prezzemolo',
    'sand/rays',
    basketFull('panelle', panella, 10, 1.12),
    corner('lemon', 'se', 8),
  ),
  'crocche-di-patate': fromAbove(
    'Cestino di crocchè di patate',
    'lemon/dots',
    basketFull('crocche', croquette, 10, 1.05),
    corner('potato', 'nw', -8),
  ),
  'patatine-fritte': square(
    'Patatine fritte in un bicchiere di carta a righe',
    'coral/rays',
    cone(servedInCone('fries', fry, { count: 14 })),
  ),
  'patate-dolci-fritte': square(
    'Bastoncini di patata dolce in un bicchiere di carta verde',
    'apricot/dots',
    cone(servedInCone('sweet', (random) => fry(random, 'carrot'), { count: 14, matter: 'pistachio' })),
  ),
  'mozzarelline-panate': fromAbove(
    'Cestino di mozzarelline panate',
    'azure/dots',
    basketFull('mozzarelline', mozzarellina, 15, 1.25),
    corner('milk', 'ne', 10),
  ),
  'crispelle-di-ricotta': fromAbove(
    'Cestino di crispelle lunghe e dorate',
    'blush/dots',
    basketFull('crispelle', crispella, 8, 1.02),
  ),
  'alette-di-pollo-croccanti': square(
    'Alette di pollo croccanti in un cestino',
    'peach/rays',
    lying(0, 0, basketFull('alette', nugget, 9, 1.3), { scale: 1.12 }),
    ...[
      [-140, -60, -30],
      [130, -110, 20],
      [30, 110, 60],
    ].map(([x = 0, y = 0, turn = 0]) => lying(x, y, item('wings', 256), { turn, scale: 1.1 })),
  ),
  'cartoccio-di-calamari': square(
    'Anelli di calamaro fritti in un cartoccio azzurro',
    'sea/dots',
    cone(servedInCone('calamari', larder.friedRing, { count: 13, matter: 'sea', scale: 0.92 })),
    garnish('lemon', 380, 360, 210, 8),
  ),
  'fiori-di-zucca-ripieni': fromAbove(
    'Cestino di fiori di zucca in pastella',
    'pistachio/dots',
    basketFull('fiori', zucchiniFlower, 8, 1.14),
  ),
  'gran-fritto-della-casa': fromAbove(
    'Vassoio di fritti misti: panelle, crocchè, mozzarelline e arancinette',
    'lemon/tiles',
    basketFull(
      'gran-fritto',
      (random) =>
        ([panella, croquette, mozzarellina, crispella][Math.floor(random() * 4)] ?? panella)(random),
      15,
      0.95,
    ),
    corner('lemon', 'ne', 10),
  ),
};

export const dalForno: Scenes = {
  'calzone-al-prosciutto': fromAbove(
    'Calzone dorato con il bordo pizzicato',
    'apricot/tiles',
    at(0, 0, calzone('calzone'), { scale: 1.24, turn: -8 }),
    corner('tomato', 'se', 8),
  ),
  'siciliana-di-zafferana': fromAbove(
    'Mezzaluna fritta e gonfia, spolverata di pepe',
    'coral/dots',
    at(0, 0, calzone('siciliana', 'fried'), { scale: 1.2, turn: -10 }),
  ),
  'scacciata-catanese': fromAbove(
    'Scacciata tonda con i bordi intrecciati, tagliata a spicchi',
    'mint/tiles',
    folded('scacciata'),
    corner('broccoli', 'nw', -8),
  ),
  'sfincione-palermitano': fromAbove(
    'Trancio di sfincione con pomodoro, cipolla e mollica',
    'azure/dots',
    at(0, 0, sfincione('sfincione'), { scale: 1.18, turn: -4 }),
    corner('onion', 'ne', 10),
  ),
  'pidone-messinese': fromAbove(
    'Due pidoni messinesi dorati',
    'azure/tiles',
    at(-70, -150, calzone('pidone', 'fried'), { scale: 0.86, turn: -14 }) +
      at(70, 180, calzone('pidoni', 'fried'), { scale: 0.86, turn: 10 }),
  ),
  'focaccia-al-rosmarino': fromAbove(
    'Focaccia con le fossette e il rosmarino',
    'pistachio/tiles',
    at(0, 0, focaccia('focaccia'), { scale: 1.2, turn: 4 }),
    corner('salt', 'ne', 14),
  ),
  cipollina: fromAbove(
    'Cipollina di pasta sfoglia con pomodoro al centro',
    'peach/dots',
    at(0, 0, folded('cipollina', true), { scale: 1.02 }),
    corner('onion', 'se', 8),
  ),
  cartocciata: fromAbove(
    'Due cartocciate soffici con pomodoro e mozzarella',
    'lemon/tiles',
    at(-60, -150, calzone('cartocciata', 'bread'), { scale: 0.88, turn: -12 }) +
      at(60, 180, calzone('cartocciate', 'bread'), { scale: 0.88, turn: 8 }),
    corner('tomato', 'se', 8, 190),
  ),
  'iris-salata-al-forno': square(
    'Iris salata panata, intera e tagliata a metà con spinaci e ricotta',
    'pistachio/table',
    ...pair(
      arancino('iris', 'round', 'crust'),
      halfArancino(
        'iris',
        { rice: 'crumb', core: 'cream', bits: [{ draw: garden.spinach, count: 5, scale: 0.55, reach: 56 }] },
        'round',
        'crust',
      ),
    ),
  ),
  'bolognese-da-tavola-calda': fromAbove(
    'Pizzetta coperta da una cupola di pasta sfoglia',
    'blush/tiles',
    puffDome('bolognese'),
    corner('egg', 'nw', -10, 190),
  ),
};
