import { seeded } from '../../apps/server/demo/random.ts';
import type { MatterName } from '../colors.ts';
import { spotsOnRing } from '../scatter.ts';
import { corner, fromAbove, type Scenes } from '../scene.ts';
import { bowl, plate } from '../subjects/plate.ts';
import { sectors } from '../subjects/sectors.ts';
import { layer, type Topping, topping } from '../subjects/topping.ts';
import { at, type Fragment } from '../svg.ts';
import * as garden from '../toppings/garden.ts';
import * as larder from '../toppings/larder.ts';

/** Leaves up to the rim, then the toppings. */
const salad = (
  seed: string,
  dish: MatterName,
  leaves: (random: () => number) => Fragment,
  ...toppings: Topping[]
): Fragment => {
  const random = seeded(seed);
  return [
    bowl(dish),
    layer(random, topping(leaves, 26, { reach: 250, scale: 1.1 })),
    ...toppings.map((one) => layer(random, one)),
  ].join('');
};

const rings = (): Fragment => {
  const slices = spotsOnRing(196, 10).map(([x, y], index) =>
    index % 2 === 0
      ? at(x, y, garden.tomatoSlice(), { scale: 1.75, turn: index * 30 })
      : at(x, y, larder.burrata(seeded(`caprese-${index}`)), { scale: 0.96 }),
  );
  return slices.join('') + at(0, 0, garden.tomatoSlice(), { scale: 1.6 });
};

export const insalate: Scenes = {
  'insalata-pantesca': fromAbove(
    'Insalata di patate, pomodori, olive e capperi',
    'coral/tiles',
    salad(
      'pantesca',
      'navy',
      garden.potatoSlice,
      topping(garden.potatoCube, 12, { scale: 1.5 }),
      topping(garden.tomatoHalf, 10, { scale: 1.2 }),
      topping(garden.onionRing, 6),
      topping(garden.olive, 8),
      topping(garden.caper, 16),
      topping(garden.thyme, 14),
    ),
  ),
  'insalata-di-arance-e-finocchi': fromAbove(
    'Insalata di arance rosse, finocchi e olive nere',
    'lemon/tiles',
    salad(
      'arance',
      'porcelain',
      garden.fennel,
      topping(garden.fennel, 14, { scale: 1.4 }),
      topping(garden.orangeSlice, 6, { reach: 210, scale: 1.25 }),
      topping(garden.bloodOrangeSlice, 5, { reach: 210, scale: 1.25 }),
      topping(garden.olive, 9),
      topping(garden.mint, 5),
    ),
  ),
  'caesar-alla-siciliana': fromAbove(
    'Insalata con pollo alla piastra, crostini e scaglie di parmigiano',
    'pistachio/tiles',
    salad(
      'caesar',
      'porcelain',
      garden.lettuceLeaf,
      topping(larder.chicken, 9, { scale: 1.3 }),
      topping(larder.crouton, 11, { scale: 1.1 }),
      topping(larder.shaving, 10, { scale: 1.1 }),
    ),
  ),
  'caprese-di-pachino': fromAbove(
    'Fette di pomodoro e mozzarella in cerchio con basilico',
    'mint/tiles',
    plate('green') + rings() + at(0, 0, garden.basilSprig(), { scale: 1.4 }),
    corner('tomato', 'ne', 8),
  ),
  'insalata-di-tonno-e-fagiolini': fromAbove(
    'Insalata con tonno, fagiolini, uovo sodo e pomodori',
    'azure/tiles',
    salad(
      'nizzarda',
      'sea',
      garden.lettuceLeaf,
      topping(garden.greenBean, 14, { scale: 1.2 }),
      topping(larder.tuna, 8, { scale: 1.4 }),
      topping(larder.egg, 5, { scale: 1.3 }),
      topping(garden.tomatoHalf, 6, { scale: 1.1 }),
      topping(garden.olive, 6),
    ),
  ),
  'insalata-mista': fromAbove(
    'Insalata verde con pomodoro, carote e cetriolo',
    'pistachio/dots',
    salad(
      'mista',
      'wood',
      garden.lettuceLeaf,
      topping(garden.carrotStick, 12),
      topping(garden.cucumber, 7, { scale: 1.15 }),
      topping(garden.tomatoHalf, 7, { scale: 1.15 }),
      topping(garden.rocket, 5),
    ),
    corner('cucumber', 'se', 8),
  ),
};

export const bowls: Scenes = {
  'bowl-tonno-e-avocado': fromAbove(
    'Ciotola con tonno crudo, avocado, cetriolo e sesamo',
    'blush/tiles',
    bowl('black', 'cream') +
      sectors(
        'tonno',
        [
          topping(larder.rawTuna, 11, { scale: 1.2 }),
          topping(garden.avocado, 6, { scale: 1.15 }),
          topping(garden.cucumber, 7),
          topping(garden.radish, 8),
        ],
        larder.sesame,
      ),
  ),
  'bowl-salmone-e-mango': fromAbove(
    'Ciotola con salmone, mango e alghe',
    'sea/dots',
    bowl('sea', 'cream') +
      sectors(
        'salmone',
        [
          topping(larder.salmon, 11, { scale: 1.15 }),
          topping(garden.mango, 10, { scale: 1.15 }),
          topping(garden.seaweed, 10),
          topping(garden.avocado, 6, { scale: 1.1 }),
        ],
        larder.sesame,
      ),
  ),
  'bowl-di-pollo-e-agrumi': fromAbove(
    'Ciotola con pollo alla piastra, arance, carote e mandorle',
    'apricot/tiles',
    bowl('terracotta', 'cream') +
      sectors(
        'pollo',
        [
          topping(larder.chicken, 8, { scale: 1.2 }),
          topping(garden.orangeSlice, 4, { scale: 1.1 }),
          topping(garden.rocket, 9),
          topping(garden.carrotStick, 11),
        ],
        garden.almondFlake,
      ),
  ),
  'bowl-vegana-dell-orto': fromAbove(
    'Ciotola con ceci, melanzane, broccoli e pomodorini',
    'mint/tiles',
    bowl('basil', 'cream') +
      sectors(
        'orto',
        [
          topping(garden.chickpea, 20, { scale: 1.15 }),
          topping(garden.broccoli, 8, { scale: 1.1 }),
          topping(garden.tomatoHalf, 8),
          topping(garden.aubergine, 6),
        ],
        larder.sesame,
      ),
  ),
  'bowl-gamberi-e-mais': fromAbove(
    'Ciotola con gamberi, mais, avocado e pomodorini',
    'lemon/dots',
    bowl('navy', 'cream') +
      sectors(
        'gamberi',
        [
          topping(larder.prawn, 8, { scale: 1.15 }),
          topping(garden.cornKernel, 32, { scale: 1.05 }),
          topping(garden.avocado, 6, { scale: 1.15 }),
          topping(garden.tomatoHalf, 8),
        ],
        garden.parsley,
      ),
  ),
};
