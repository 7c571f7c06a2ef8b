import { seeded } from '../../apps/server/demo/random.ts';
import type { MatterName } from '../colors.ts';
import { corner, fromAbove, garnish, item, lying, type Scenes, square, standing } from '../scene.ts';
import { basketFull, panella } from '../subjects/fried.ts';
import { balloon, onRim, pint } from '../subjects/glass.ts';
import { grilledSlice, toast } from '../subjects/main-course.ts';
import { heap } from '../subjects/pasta.ts';
import { pizza } from '../subjects/pizza.ts';
import { board, bowl, plate } from '../subjects/plate.ts';
import { layer, type Topping, topping } from '../subjects/topping.ts';
import { at, type Fragment } from '../svg.ts';
import * as garden from '../toppings/garden.ts';
import * as larder from '../toppings/larder.ts';

const strew = (seed: string, ...toppings: Topping[]): Fragment => {
  const random = seeded(seed);
  return toppings.map((one) => layer(random, one)).join('');
};

/** A bowl with its sauce and everything in it. */
const stew = (seed: string, dish: MatterName, sauce: MatterName, ...toppings: Topping[]): Fragment =>
  bowl(dish, dish) + heap({ seed, sauce, shape: 'grain', matter: 'cream', count: 0, reach: 298, toppings });

const spritz = (): Fragment =>
  balloon({ colors: ['#ffb35a', '#f2542d'], ice: true, bubbles: true }) +
  onRim(126, -500, garden.bloodOrangeSlice(), 18, 1.15);

export const contorni: Scenes = {
  'patate-al-forno': fromAbove(
    'Patate al forno con rosmarino',
    'lemon/tiles',
    bowl('terracotta', 'terracotta') +
      strew(
        'patate',
        topping(garden.potatoCube, 34, { reach: 255, scale: 1.55 }),
        topping(garden.rosemary, 9, { reach: 220, scale: 1.1 }),
      ),
  ),
  'verdure-grigliate': fromAbove(
    'Melanzane, zucchine e peperoni alla griglia',
    'mint/tiles',
    plate('sun') +
      strew(
        'griglia',
        topping(grilledSlice('auberginePulp', 'aubergine'), 5, { reach: 170, scale: 1.25 }),
        topping(grilledSlice('zucchini', 'darkLeaf'), 5, { reach: 190, scale: 1.1 }),
        topping(grilledSlice('redPepper', 'redPepper'), 3, { reach: 170 }),
        topping(grilledSlice('pepper', 'pepper'), 3, { reach: 170 }),
        topping(garden.mint, 5, { reach: 190 }),
      ),
  ),
  peperonata: fromAbove(
    'Peperonata rossa e gialla con basilico',
    'coral/tiles',
    stew(
      'peperonata',
      'navy',
      'tomato',
      topping(garden.redPepper, 18, { scale: 1.7 }),
      topping(garden.yellowPepper, 18, { scale: 1.7 }),
      topping(garden.onionStrip, 8, { scale: 1.5 }),
      topping(garden.basilSprig, 2, { reach: 120 }),
    ),
    corner('pepper', 'ne', 8),
  ),
  'broccoli-affogati': fromAbove(
    'Broccoli affogati con olive nere',
    'pistachio/tiles',
    stew(
      'broccoli',
      'basil',
      'mulberry',
      topping(garden.broccoli, 19, { reach: 240, scale: 1.75 }),
      topping(garden.olive, 9),
      topping(garden.onionStrip, 7, { scale: 1.2 }),
    ),
  ),
};

export const antipasti: Scenes = {
  caponata: fromAbove(
    'Caponata con melanzane, olive, capperi e sedano',
    'apricot/tiles',
    stew(
      'caponata',
      'sea',
      'caramel',
      topping(garden.aubergine, 15, { reach: 240, scale: 1.2 }),
      topping(garden.redPepper, 7, { scale: 1.3 }),
      topping(garden.celery, 12, { scale: 1.7 }),
      topping(garden.greenOlive, 10),
      topping(garden.caper, 12),
      topping(larder.pineNut, 12),
      topping(garden.basil, 3, { reach: 150 }),
    ),
    corner('eggplant', 'se', 8),
  ),
  'parmigiana-di-melanzane': fromAbove(
    'Parmigiana di melanzane nella pirofila',
    'blush/tiles',
    bowl('terracotta', 'terracotta') +
      heap({
        seed: 'parmigiana',
        sauce: 'tomato',
        shape: 'grain',
        matter: 'cream',
        count: 0,
        reach: 300,
        toppings: [
          topping(garden.aubergine, 15, { reach: 240, scale: 1.6 }),
          topping(larder.mozzarella, 7, { reach: 220, scale: 0.9 }),
          topping(larder.grated, 90, { scale: 1.3 }),
          topping(garden.basilSprig, 3, { reach: 180 }),
        ],
      }),
  ),
  'insalata-di-polpo': fromAbove(
    'Insalata di polpo con patate, sedano e limone',
    'lilac/tiles',
    plate('blue') +
      strew(
        'polpo',
        topping(garden.potatoCube, 12, { reach: 210, scale: 1.35 }),
        topping(larder.tentacle, 10, { reach: 205, scale: 1.5 }),
        topping(garden.celery, 9, { scale: 1.3 }),
        topping(garden.lemonSlice, 2, { reach: 200 }),
        topping(garden.parsley, 14),
      ),
    corner('lemon', 'ne', 8),
  ),
  'alici-marinate': fromAbove(
    'Alici marinate a raggiera con limone e peperoncino',
    'azure/tiles',
    plate('line') +
      Array.from({ length: 14 }, (_, index) =>
        at(0, 0, at(0, -176, larder.anchovy(), { turn: 90, scale: 1.9 }), { turn: (index * 360) / 14 }),
      ).join('') +
      at(0, 0, garden.lemonSlice(), { scale: 1.2 }) +
      strew('alici', topping(garden.parsley, 12), topping(garden.chilli, 4, { scale: 0.9 })),
  ),
  'bruschette-dell-isola': fromAbove(
    'Tre bruschette: pomodoro, caponata, ricotta e acciuga',
    'mint/dots',
    board(880, 820) +
      at(0, -240, toast('tomato', garden.tomatoHalf, 9)(seeded('b1')), { scale: 1.5, turn: -4 }) +
      at(0, 0, toast('caramel', garden.aubergine, 7)(seeded('b2')), { scale: 1.5, turn: 3 }) +
      at(0, 240, toast('cream', larder.anchovy, 5)(seeded('b3')), { scale: 1.5, turn: -3 }),
  ),
  'tagliere-dei-nebrodi': fromAbove(
    'Tagliere con salumi, formaggi, olive e noci',
    'sand/tiles',
    board(900, 760) +
      at(-210, -150, larder.rawHam(seeded('t1')), { scale: 1.8 }) +
      at(-150, 150, larder.mortadella(seeded('t2')), { scale: 1.7 }) +
      [0, 1, 2, 3]
        .map((index) =>
          at(40 + index * 70, -210 + index * 18, larder.salami(seeded(`t${index}`)), { scale: 1.2 }),
        )
        .join('') +
      at(210, 60, item('cheese', 290), { turn: -8 }) +
      [
        [60, 240],
        [130, 268],
        [200, 246],
        [110, 190],
      ]
        .map(([x = 0, y = 0]) => at(x, y, garden.greenOlive(), { scale: 1.2 }))
        .join('') +
      [
        [300, 240],
        [350, 200],
        [290, 180],
      ]
        .map(([x = 0, y = 0], index) => at(x, y, garden.walnut(seeded(`n${index}`)), { scale: 1.1 }))
        .join(''),
  ),
  'olive-schiacciate': fromAbove(
    'Ciotola di olive verdi schiacciate con sedano',
    'pistachio/dots',
    bowl('terracotta', 'terracotta') +
      strew(
        'olive',
        topping(garden.greenOlive, 40, { reach: 262, scale: 1.8 }),
        topping(garden.celery, 10, { scale: 1.5 }),
        topping(garden.chilli, 5, { scale: 1.1 }),
        topping(garden.almondFlake, 8),
      ),
    corner('olive', 'se', 8),
  ),
  'pane-ricotta-e-miele': fromAbove(
    'Fette di pane con ricotta, miele e noci',
    'lemon/dots',
    board(860, 760) +
      at(-20, -150, toast('cream', garden.walnut, 7)(seeded('r1')), { scale: 1.7, turn: -5 }) +
      at(20, 150, toast('cream', garden.walnut, 7)(seeded('r2')), { scale: 1.7, turn: 4 }),
    corner('honey', 'se', 6, 260),
  ),
  'uova-al-pomodoro': fromAbove(
    'Due uova affogate nel pomodoro con basilico',
    'azure/rays',
    stew('uova', 'black', 'tomato') +
      at(-100, -50, larder.friedEgg(seeded('u1')), { scale: 1.4 }) +
      at(112, 90, larder.friedEgg(seeded('u2')), { scale: 1.3 }) +
      strew('bas', topping(garden.basil, 5, { reach: 230 })),
    corner('toothedBread', 'ne', 8),
  ),
};

export const happyHour: Scenes = {
  'aperitivo-per-due': square(
    'Due spritz con olive e stuzzichini',
    'dusk/rays',
    standing(-210, 330, 240, spritz(), { scale: 1.12 }),
    standing(210, 330, 240, spritz(), { scale: 1.12 }),
    garnish('olive', -60, 380, 150),
    garnish('olive', 50, 410, 120, 20),
  ),
  'calice-e-tagliere-piccolo': square(
    'Calice di vino rosso con formaggio e salame',
    'lilac/table',
    standing(-170, 340, 240, balloon({ colors: ['#b0284e', '#6a0f36'] }), { scale: 1.28 }),
    garnish('cheese', 220, 250, 300, -6),
    ...[
      [150, 400],
      [260, 410],
      [370, 390],
    ].map(([x = 0, y = 0], index) =>
      standing(x, y + 40, 120, at(0, -50, larder.salami(seeded(`s${index}`)), { scale: 1.05 })),
    ),
  ),
  'bionda-e-panelle': square(
    'Boccale di birra bionda con panelle',
    'lemon/rays',
    standing(-150, 380, 260, pint({ colors: ['#ffd45a', '#f5a623'], foam: true, bubbles: true }), {
      scale: 1.42,
    }),
    ...[
      [250, 350, -8],
      [290, 280, 10],
      [210, 250, 24],
    ].map(([x = 0, y = 0, turn = 0], index) =>
      standing(x, y, 200, at(0, -40, panella(seeded(`p${index}`)), { scale: 1.25 }), { turn }),
    ),
  ),
  'box-famiglia': square(
    'Due pizze, un cestino di fritti e una bibita da dividere',
    'coral/tiles',
    lying(
      -232,
      -222,
      pizza({ seed: 'famiglia', sauce: 'tomato', toppings: [topping(garden.basilSprig, 5, { reach: 215 })] }),
      { scale: 0.8 },
    ),
    lying(246, -176, pizza({ seed: 'box', sauce: 'tomato', toppings: [topping(larder.salami, 10)] }), {
      scale: 0.72,
    }),
    lying(-150, 270, basketFull('box', panella, 9, 1.05), { scale: 0.62 }),
    garnish('soda', 290, 290, 380, 8),
  ),
};
