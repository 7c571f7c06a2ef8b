import { seeded } from '../../apps/server/demo/random.ts';
import { corner, door, garnish, item, lying, type Prop, type Scenes, standing } from '../scene.ts';
import { arancino, halfArancino, peas } from '../subjects/arancino.ts';
import { basketFull, fry, panella, servedInCone } from '../subjects/fried.ts';
import { fish, link, skewer } from '../subjects/main-course.ts';
import { heap } from '../subjects/pasta.ts';
import { pizza } from '../subjects/pizza.ts';
import { bowl, plate } from '../subjects/plate.ts';
import * as stack from '../subjects/sandwich.ts';
import { layer, topping } from '../subjects/topping.ts';
import { at, type Fragment } from '../svg.ts';
import * as garden from '../toppings/garden.ts';
import * as larder from '../toppings/larder.ts';

const burger = stack.stacked(
  stack.heel({ matter: 'bread' }),
  stack.lettuce(),
  stack.patty(),
  stack.cheese(),
  stack.tomatoes(),
  stack.crown({ matter: 'bread', seeded: 'porta' }),
);

const round = (drawn: Fragment, scale = 1.02): Prop => lying(0, 0, drawn, { scale });

const margherita = pizza({
  seed: 'porta',
  sauce: 'tomato',
  toppings: [topping(garden.basilSprig, 5, { reach: 215 })],
});
const diavola = pizza({ seed: 'porta-2', sauce: 'tomato', toppings: [topping(larder.salami, 11)] });
const spaghetti =
  plate('sun') +
  heap({
    seed: 'porta',
    shape: 'strands',
    matter: 'pasta',
    toppings: [topping(garden.tomatoHalf, 9, { reach: 190 }), topping(garden.basilSprig, 2, { reach: 100 })],
  });
const norma =
  plate('blue') +
  heap({
    seed: 'porta',
    sauce: 'tomato',
    shape: 'rigatone',
    matter: 'pasta',
    toppings: [
      topping(garden.aubergine, 7, { reach: 200 }),
      topping(larder.shaving, 8),
      topping(garden.basilSprig, 1, { reach: 4 }),
    ],
  });
const greens = (seed: string) => {
  const random = seeded(seed);
  return (
    bowl('wood') +
    [
      topping(garden.lettuceLeaf, 24, { reach: 245 }),
      topping(garden.tomatoHalf, 9, { scale: 1.2 }),
      topping(garden.cucumber, 7, { scale: 1.15 }),
      topping(garden.carrotStick, 9),
      topping(garden.olive, 6),
    ]
      .map((one) => layer(random, one))
      .join('')
  );
};
const caponata =
  bowl('sea', 'sea') +
  heap({
    seed: 'porta',
    sauce: 'caramel',
    shape: 'grain',
    matter: 'cream',
    count: 0,
    reach: 298,
    toppings: [
      topping(garden.aubergine, 14, { reach: 235, scale: 1.25 }),
      topping(garden.redPepper, 6, { scale: 1.3 }),
      topping(garden.greenOlive, 12),
      topping(garden.caper, 12),
      topping(garden.basilSprig, 2, { reach: 120 }),
    ],
  });
const potatoes =
  bowl('terracotta', 'terracotta') +
  layer(seeded('porta'), topping(garden.potatoCube, 34, { reach: 255, scale: 1.5 })) +
  layer(seeded('ramo'), topping(garden.rosemary, 8, { reach: 215, scale: 1.1 }));
const grilled =
  plate('blue') +
  layer(seeded('pesce'), topping(garden.tomatoHalf, 9, { reach: 240 })) +
  at(0, 0, fish('steel'), { scale: 0.9, turn: -10 });

export const menuDoors: Scenes = {
  ...door(
    'pizze',
    'Pizza margherita appena sfornata',
    'coral/rays',
    [round(margherita, 1.12)],
    [lying(-640, 60, diavola, { scale: 0.86 }), lying(640, -40, diavola, { scale: 0.86, turn: 80 })],
  ),
  ...door(
    'arancini-e-fritti',
    'Arancini a punta e tondi',
    'apricot/rays',
    [
      standing(-190, 210, 330, arancino('p1', 'round'), { scale: 1.02 }),
      standing(190, 210, 330, arancino('p2'), { scale: 1.02 }),
      standing(0, 340, 400, halfArancino('p3', { rice: 'custard', core: 'tomato', bits: [peas] }), {
        scale: 1.3,
      }),
    ],
    [
      standing(-560, 330, 290, servedInCone('p4', fry, { count: 14 })),
      lying(600, 80, basketFull('p5', panella, 9), { scale: 0.72 }),
    ],
  ),
  ...door(
    'panini-e-burger',
    'Burger con formaggio, pomodoro e lattuga',
    'lemon/rays',
    [standing(0, 330, 560, burger, { scale: 1.3 })],
    [garnish('fries', -590, 110, 380, -6), garnish('soda', 600, 80, 400, 6)],
  ),
  ...door(
    'primi',
    'Spaghetti al pomodoro e basilico',
    'peach/tiles',
    [round(spaghetti, 1.08)],
    [lying(-650, 40, norma, { scale: 0.8 }), lying(650, 20, norma, { scale: 0.8, turn: 60 })],
  ),
  ...door(
    'secondi',
    'Orata al forno con pomodorini',
    'azure/tiles',
    [round(grilled, 1.06), corner('lemon', 'se', 8, 190)],
    [
      lying(
        -640,
        30,
        plate('sun') + at(0, -90, skewer('d1'), { scale: 0.82 }) + at(0, 90, skewer('d2'), { scale: 0.82 }),
        { scale: 0.82 },
      ),
      lying(640, 30, plate('green') + at(0, -90, link()) + at(0, 90, link()), { scale: 0.82 }),
    ],
  ),
  ...door(
    'insalate-e-bowl',
    'Insalata verde con pomodorini e cetrioli',
    'pistachio/dots',
    [round(greens('porta'), 1.1)],
    [
      garnish('avocado', -620, 120, 330, -10),
      garnish('tomato', 610, 140, 330, 8),
      garnish('carrot', 560, -250, 250, 20),
    ],
  ),
  ...door(
    'contorni',
    'Patate al forno con rosmarino',
    'lemon/tiles',
    [round(potatoes, 1.1)],
    [
      garnish('pepper', -610, 90, 320, -6),
      garnish('eggplant', 610, 100, 330, 8),
      garnish('garlic', -470, -290, 190, 8),
    ],
  ),
  ...door(
    'cucina-siciliana',
    'Ciotola di caponata',
    'blush/tiles',
    [round(caponata, 1.1)],
    [
      garnish('eggplant', -610, 60, 330, -10),
      garnish('tomato', 600, 130, 300, 8),
      garnish('bread', 560, -230, 290, 20),
    ],
  ),
  ...door(
    'menu-bimbi',
    'Piccolo burger tra le stelle',
    'lilac/dots',
    [
      standing(
        0,
        300,
        470,
        stack.stacked(
          stack.heel({ matter: 'bread' }),
          stack.patty('meat', 52),
          stack.cheese(),
          stack.sauce('tomato'),
          stack.crown({ matter: 'bread' }),
        ),
        { scale: 1.22 },
      ),
      garnish('star', 250, -330, 190, 12),
      garnish('star', -260, -280, 140, -14),
    ],
    [garnish('fries', -590, 100, 360, -8), garnish('soda', 590, 80, 380, 8)],
  ),
};

export const promoDoors: Scenes = {
  ...door(
    'offerte',
    'Pizza, patatine e bibita in offerta',
    'lemon/rays',
    [
      lying(-20, -60, diavola, { scale: 0.98 }),
      lying(-240, 280, item('fries', 330), { turn: -8 }),
      lying(250, 260, item('soda', 360), { turn: 8 }),
    ],
    [garnish('burger', -610, 60, 420, -8), garnish('popcorn', 610, 60, 400, 8)],
  ),
  ...door(
    'novita',
    'Piatto di pasta tra fiori e stelle',
    'mint/rays',
    [round(norma, 0.98), garnish('star', 330, -340, 220, 12), garnish('sunflower', -330, 330, 230, -8)],
    [garnish('sunflower', -620, 20, 330, -6), garnish('flower', 610, 60, 330, 8)],
  ),
};
