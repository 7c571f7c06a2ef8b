import { seeded } from '../../apps/server/demo/random.ts';
import type { MatterName } from '../colors.ts';
import { corner, fromAbove, garnish, lying, type Scenes, square, standing } from '../scene.ts';
import { brioche, filledBrioche, granita, scoop, stick, tub, whippedCream } from '../subjects/gelato.ts';
import * as glass from '../subjects/glass.ts';
import { icecreamBox } from '../subjects/icecream-box.ts';
import { calzone } from '../subjects/oven.ts';
import * as pastry from '../subjects/pastry.ts';
import { at, type Fragment } from '../svg.ts';
import * as garden from '../toppings/garden.ts';

const cup = (matter: MatterName, ...scoops: Fragment[]): Fragment => {
  const places =
    scoops.length === 2
      ? [
          [-86, -226],
          [86, -226],
        ]
      : [
          [-92, -222],
          [92, -222],
          [0, -368],
        ];
  return (
    scoops.map((one, index) => at(places[index]?.[0] ?? 0, places[index]?.[1] ?? 0, one)).join('') +
    tub(matter)
  );
};

export const gelati: Scenes = {
  'coppetta-due-gusti': square(
    'Coppetta con gelato al pistacchio e alla fragola',
    'blush/rays',
    standing(0, 370, 300, cup('zanga', scoop('a', 'pistachio', garden.pistachio), scoop('b', 'strawberry')), {
      scale: 1.72,
    }),
  ),
  'coppa-tre-gusti': square(
    'Coppa con tre palline: nocciola, stracciatella e limone',
    'mint/rays',
    standing(
      0,
      390,
      300,
      cup('sea', scoop('c', 'almond'), scoop('d', 'custard'), scoop('e', 'cream', pastry.chocolateChip)),
      { scale: 1.5 },
    ),
  ),
  'brioche-con-gelato': square(
    'Brioche col tuppo farcita con due palline di gelato',
    'apricot/rays',
    standing(
      0,
      330,
      480,
      filledBrioche([scoop('f', 'pistachio', garden.pistachio), scoop('g', 'strawberry')]),
      { scale: 1.62 },
    ),
  ),
  'affogato-al-caffe': square(
    'Bicchiere con gelato alla crema affogato nel caffè',
    'sand/rays',
    standing(
      0,
      370,
      340,
      glass.tumbler({ colors: ['#b07a4c', '#5a2f18'] }) +
        at(0, -270, scoop('affogato', 'custard'), { scale: 1.05 }),
      { scale: 1.5 },
    ),
  ),
  'stecco-al-pistacchio': square(
    'Due stecchi di gelato ricoperti di cioccolato',
    'pistachio/dots',
    lying(-150, 250, stick('darkChocolate', 'pistachio'), { turn: -14, scale: 1.08 }),
    lying(180, 340, stick('pistachio', 'cream'), { turn: 12, scale: 1.08 }),
  ),
  'vaschetta-di-gelato': fromAbove(
    'Vaschetta di gelato con quattro gusti',
    'azure/dots',
    icecreamBox(['pistachio', 'strawberry', 'cream', 'chocolate']),
  ),
};

const withBrioche = (drawn: Fragment) => [
  standing(-110, 376, 250, drawn, { scale: 1.66 }),
  standing(300, 390, 230, brioche(0.72)),
];

export const granite: Scenes = {
  'granita-alla-mandorla': square(
    'Granita alla mandorla con brioche',
    'peach/table',
    ...withBrioche(granita('mandorla', ['cream'])),
    lying(352, -352, garden.almond(), { turn: 30, scale: 1.3 }),
    lying(420, -270, garden.almond(), { turn: -40, scale: 1.15 }),
  ),
  'granita-al-pistacchio': square(
    'Granita al pistacchio con brioche',
    'lemon/table',
    ...withBrioche(granita('pistacchio', ['pistachio'])),
  ),
  'granita-al-limone': square(
    'Granita al limone con brioche',
    'azure/table',
    ...withBrioche(granita('limone', ['lemon'])),
    garnish('lemon', 360, -340, 210, 10),
  ),
  'granita-al-caffe-con-panna': square(
    'Granita al caffè con panna e brioche',
    'sand/table',
    ...withBrioche(granita('caffe', ['coffee'], at(0, 10, whippedCream(), { scale: 0.86 }))),
  ),
  'granita-ai-gelsi-neri': square(
    'Granita ai gelsi neri con brioche',
    'lilac/table',
    ...withBrioche(granita('gelsi', ['mulberry'])),
    garnish('blueberries', 360, -340, 190, 10),
  ),
  'granita-alla-fragola': square(
    'Granita alla fragola con brioche',
    'mint/table',
    ...withBrioche(granita('fragola', ['strawberry'])),
    garnish('strawberry', 360, -340, 200, 10),
  ),
  'virgin-granita': square(
    'Cocktail analcolico di granita al limone e menta',
    'mint/rays',
    standing(
      0,
      400,
      260,
      glass.balloon({ colors: ['#f7fbd0', '#cfeaa0'], ice: true, bubbles: true }) +
        glass.onRim(-110, -490, garden.lemonSlice(), -16) +
        at(60, -430, garden.mint(), { turn: 20, scale: 1.3 }) +
        at(20, -440, garden.mint(), { turn: -30, scale: 1.2 }),
      { scale: 1.44 },
    ),
  ),
};

const croissants = (): Fragment =>
  at(-40, -150, pastry.croissant(), { turn: -14 }) +
  at(60, 190, pastry.croissant(), { turn: 10, scale: 0.92 });

export const colazione: Scenes = {
  cornetto: square('Due cornetti dorati', 'lemon/tiles', lying(0, 0, croissants(), { scale: 1.12 })),
  'brioche-col-tuppo': square('Brioche col tuppo', 'blush/table', standing(0, 320, 430, brioche(1.75))),
  'raviola-di-ricotta': fromAbove(
    'Raviola fritta ricoperta di zucchero',
    'peach/tiles',
    at(0, 0, calzone('raviola', 'fried') + pastry.sugarDust(seeded('raviola'), 270, 140, 160), {
      scale: 1.2,
      turn: -10,
    }),
  ),
  'ciambella-fritta': fromAbove(
    'Ciambella fritta rotolata nello zucchero',
    'azure/dots',
    pastry.ring('ciambella'),
  ),
  'pancake-ai-fiori-d-arancio': square(
    'Pila di pancake con miele e burro',
    'apricot/rays',
    standing(0, 340, 560, pastry.pancakes(), { scale: 1.42 }),
    corner('honey', 'ne', 8),
  ),
};

export const caffetteria: Scenes = {
  espresso: fromAbove('Tazzina di espresso vista dall’alto', 'sand/tiles', glass.cupFromAbove('coffee')),
  cappuccino: fromAbove(
    'Cappuccino con un cuore di schiuma',
    'azure/tiles',
    glass.cupFromAbove('coffee', { latte: true }),
  ),
  'caffe-freddo-alla-mandorla': square(
    'Caffè freddo con latte di mandorla e ghiaccio',
    'sea/rays',
    standing(
      0,
      400,
      250,
      glass.highball({ colors: ['#f6e4c8', '#b98657', '#5d341c'], ice: true, straw: '#f0522f' }),
      { scale: 1.5 },
    ),
  ),
  'latte-macchiato': square(
    'Latte macchiato a strati nel bicchiere alto',
    'peach/rays',
    standing(
      0,
      400,
      250,
      glass.highball({ colors: ['#fffaf0', '#c99b6b', '#fff3e0', '#fffaf2'], foam: true }),
      { scale: 1.5 },
    ),
  ),
  'cioccolata-calda-di-modica': fromAbove(
    'Tazza di cioccolata calda',
    'coral/tiles',
    glass.cupFromAbove('darkChocolate', { saucer: 'sun' }),
    corner('chocolate', 'ne', 10),
  ),
  'te-caldo-al-limone': fromAbove(
    'Tazza di tè con una fetta di limone',
    'mint/tiles',
    glass.cupFromAbove('caramel', { saucer: 'porcelain' }) + at(-10, 10, garden.lemonSlice(), { scale: 1.9 }),
  ),
};
