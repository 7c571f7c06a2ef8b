import { seeded } from '../../apps/server/demo/random.ts';
import { spotsOnRing, strewn } from '../scatter.ts';
import { corner, fromAbove, type Scenes } from '../scene.ts';
import { basketFull, friedFish } from '../subjects/fried.ts';
import * as main from '../subjects/main-course.ts';
import { heap } from '../subjects/pasta.ts';
import { bowl, plate } from '../subjects/plate.ts';
import { layer, type Topping, topping } from '../subjects/topping.ts';
import { at, type Fragment } from '../svg.ts';
import * as garden from '../toppings/garden.ts';
import * as larder from '../toppings/larder.ts';

/** Toppings strewn over a plate, under or above its main thing. */
const strew = (seed: string, ...toppings: Topping[]): Fragment => {
  const random = seeded(seed);
  return toppings.map((one) => layer(random, one)).join('');
};

const onRing = (
  seed: string,
  radius: number,
  count: number,
  draw: (random: () => number) => Fragment,
  scale = 1,
): Fragment => strewn(seeded(seed), spotsOnRing(radius, count), draw, scale);

const bed = (seed: string) => strew(seed, topping(garden.rocket, 16, { reach: 230, scale: 1.1 }));

export const carne: Scenes = {
  'braciole-alla-messinese': fromAbove(
    'Spiedini di involtini panati con foglie di alloro',
    'mint/tiles',
    plate('sun') +
      at(0, -112, main.skewer('b1'), { scale: 0.84, turn: -8 }) +
      at(0, 14, main.skewer('b2'), { scale: 0.84, turn: -8 }) +
      at(0, 140, main.skewer('b3'), { scale: 0.84, turn: -8 }),
  ),
  'polpette-al-sugo': fromAbove(
    'Polpette nel sugo di pomodoro con basilico',
    'coral/dots',
    bowl('terracotta', 'terracotta') +
      heap({
        seed: 'polpette',
        sauce: 'tomato',
        shape: 'grain',
        matter: 'cream',
        count: 0,
        reach: 304,
        toppings: [
          topping(larder.meatball, 11, { reach: 215, scale: 1.6 }),
          topping(larder.grated, 40, { scale: 1.2 }),
          topping(garden.basilSprig, 2, { reach: 120 }),
        ],
      }),
  ),
  'cotoletta-alla-palermitana': fromAbove(
    'Cotoletta panata con limone e rucola',
    'lemon/tiles',
    plate('line') +
      bed('cotoletta') +
      main.cutlet('cotoletta') +
      at(190, 180, garden.lemonSlice(), { scale: 1.3 }),
    corner('lemon', 'ne', 10),
  ),
  'salsiccia-al-ceppo': fromAbove(
    'Salsicce alla griglia con rosmarino',
    'apricot/tiles',
    plate('green') +
      bed('salsiccia') +
      at(0, -150, main.link(), { turn: -6 }) +
      at(0, 10, main.link(), { turn: 4 }) +
      at(0, 170, main.link(), { turn: -4 }) +
      strew('ceppo', topping(garden.rosemary, 5, { reach: 190, scale: 1.1 })),
  ),
  'tagliata-di-manzo': fromAbove(
    'Tagliata di manzo rosa con rucola, pomodorini e scaglie di grana',
    'blush/tiles',
    plate('coral') +
      bed('tagliata') +
      at(0, 0, main.slices('grilled', 'cured', 5), { scale: 1.02 }) +
      strew(
        'grana',
        topping(larder.shaving, 8, { reach: 190, scale: 1.1 }),
        topping(garden.tomatoHalf, 5, { reach: 240, scale: 0.8 }),
      ),
  ),
  falsomagro: fromAbove(
    'Fette di falsomagro ripieno con uovo sodo e sugo',
    'sand/tiles',
    plate('blue') +
      heap({
        seed: 'falsomagro',
        sauce: 'tomato',
        shape: 'grain',
        matter: 'cream',
        count: 0,
        reach: 250,
        toppings: [],
      }) +
      at(
        0,
        0,
        main.slices(
          'meat',
          'sausage',
          4,
          at(8, -10, larder.egg(), { scale: 1.15 }) +
            at(-16, 78, larder.pea(), { scale: 0.9 }) +
            at(26, 70, larder.pea(), { scale: 0.9 }),
        ),
        { scale: 1.02 },
      ) +
      strew('salsa', topping(garden.basil, 3, { reach: 230 })),
  ),
};

export const pesce: Scenes = {
  'involtini-di-pesce-spada': fromAbove(
    'Spiedini di involtini di pesce spada con alloro e arancia',
    'azure/tiles',
    plate('coral') +
      at(0, -100, main.skewer('s1', 'crumb'), { scale: 0.86, turn: -8 }) +
      at(0, 60, main.skewer('s2', 'crumb'), { scale: 0.86, turn: -8 }) +
      at(-120, 220, garden.orangeSlice(), { scale: 1.05 }) +
      at(30, 236, garden.orangeSlice(), { scale: 1.05 }),
  ),
  'tonno-in-agrodolce': fromAbove(
    'Trancio di tonno scottato con cipolla in agrodolce e menta',
    'sea/tiles',
    plate('line') +
      at(0, 0, main.fishSteak('rawFish', 'grilled'), { scale: 1.3 }) +
      strew(
        'agrodolce',
        topping(garden.onionStrip, 16, { reach: 170, scale: 1.35 }),
        topping(garden.mint, 5, { reach: 170 }),
      ),
  ),
  'sarde-a-beccafico': fromAbove(
    'Sarde a beccafico in cerchio con fette d’arancia',
    'apricot/tiles',
    plate('blue') +
      onRing('sarde', 200, 9, main.beccafico, 1.18) +
      onRing('alloro', 96, 4, garden.basil, 1.1) +
      at(0, 0, garden.orangeSlice(), { scale: 1.25 }),
  ),
  'calamari-ripieni': fromAbove(
    'Calamari ripieni alla griglia con prezzemolo',
    'lilac/tiles',
    plate('coral') +
      bed('calamari') +
      at(-14, -104, main.stuffedSquid(), { scale: 1.08, turn: -6 }) +
      at(-14, 106, main.stuffedSquid(), { scale: 1.08, turn: 4 }) +
      strew('prezzemolo', topping(garden.parsley, 9)),
  ),
  'orata-all-acqua-pazza': fromAbove(
    'Orata intera con pomodorini e olive',
    'azure/dots',
    plate('blue') +
      strew(
        'acqua',
        topping(garden.tomatoHalf, 12, { reach: 245 }),
        topping(garden.greenOlive, 9, { reach: 245 }),
      ) +
      at(0, 0, main.fish('steel'), { scale: 0.92, turn: -10 }) +
      strew('pazza', topping(garden.parsley, 8, { reach: 200 })),
    corner('lemon', 'ne', 8),
  ),
  'fritto-misto-di-paranza': fromAbove(
    'Fritto misto di calamari, gamberi e pesciolini',
    'sea/rays',
    basketFull(
      'paranza',
      (random) => (random() < 0.45 ? larder.friedRing(random) : friedFish(random)),
      15,
      1.05,
    ) +
      strew(
        'gamberi',
        topping(larder.prawn, 4, { reach: 190, scale: 1.4 }),
        topping(garden.lemonSlice, 2, { reach: 220, scale: 0.95 }),
      ),
  ),
};
