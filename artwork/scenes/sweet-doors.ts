import { door, garnish, lying, type Scenes, standing } from '../scene.ts';
import { bottle, can } from '../subjects/bottle.ts';
import { popcornCup } from '../subjects/cinema.ts';
import { sunMark } from '../subjects/emblem.ts';
import { brioche, granita, scoop, tub, whippedCream } from '../subjects/gelato.ts';
import * as glass from '../subjects/glass.ts';
import * as goods from '../subjects/goods.ts';
import { jar } from '../subjects/pantry.ts';
import * as pastry from '../subjects/pastry.ts';
import { at, type Fragment } from '../svg.ts';
import * as garden from '../toppings/garden.ts';

const cup: Fragment =
  at(-92, -222, scoop('a', 'pistachio', garden.pistachio)) +
  at(92, -222, scoop('b', 'strawberry')) +
  at(0, -368, scoop('c', 'cream', pastry.chocolateChip)) +
  tub('zanga');
const spritz: Fragment =
  glass.balloon({ colors: ['#ffb35a', '#f2542d'], ice: true, bubbles: true }) +
  glass.onRim(126, -500, garden.bloodOrangeSlice());
const lemonade: Fragment =
  glass.highball({ colors: ['#fffbd6', '#ffe45c'], ice: true, straw: '#f0522f' }) +
  glass.onRim(-114, -450, garden.lemonSlice(), -16);
const juice: Fragment =
  glass.highball({ colors: ['#ffb347', '#ff7b1c'] }) + glass.onRim(118, -450, garden.orangeSlice(), 16);
const beer: Fragment = glass.pint({ colors: ['#ffdc6b', '#f5a623'], foam: true, bubbles: true });
const red: Fragment = bottle({
  form: 'wine',
  glass: 'darkLeaf',
  label: 'paper',
  emblem: 'grapes',
  cap: 'cured',
  sleeve: true,
});
const oil: Fragment = bottle({
  form: 'oil',
  glass: 'greenOlive',
  label: 'paper',
  emblem: 'olives',
  cap: 'black',
});
const pesto: Fragment = jar('pistachio', 'zanga', { label: 'paper', emblem: 'pistachio' });

export const sweetDoors: Scenes = {
  ...door(
    'dolci',
    'Cannoli con ricotta e pistacchio',
    'blush/tiles',
    [
      lying(0, -120, pastry.cannolo('p1', pastry.chocolateChip), { turn: -20 }),
      lying(0, 190, pastry.cannolo('p2', garden.pistachio), { turn: -14 }),
    ],
    [
      lying(-640, 0, pastry.cassata(), { scale: 0.84 }),
      lying(640, 10, pastry.sfincia('p3'), { scale: 0.94 }),
    ],
  ),
  ...door(
    'gelati-e-granite',
    'Coppetta di gelato a tre gusti',
    'azure/rays',
    [standing(0, 380, 300, cup, { scale: 1.42 })],
    [
      standing(-580, 350, 260, granita('p4', ['lemon'])),
      standing(580, 350, 260, granita('p5', ['mulberry'], whippedCream())),
    ],
  ),
  ...door(
    'colazione',
    'Cornetto e cappuccino',
    'lemon/rays',
    [
      lying(40, -130, pastry.croissant(), { turn: -14, scale: 0.94 }),
      lying(0, 200, glass.cupFromAbove('coffee', { latte: true }), { scale: 0.68 }),
    ],
    [standing(-590, 300, 430, brioche(0.98)), standing(580, 330, 300, juice, { scale: 0.98 })],
  ),
  ...door(
    'caffetteria',
    'Tazzina di espresso',
    'sand/tiles',
    [lying(0, 0, glass.cupFromAbove('coffee'), { scale: 1.06 })],
    [
      lying(-620, 30, glass.cupFromAbove('coffee', { latte: true }), { scale: 0.84 }),
      lying(630, 30, glass.cupFromAbove('darkChocolate', { saucer: 'sun' }), { scale: 0.84 }),
    ],
  ),
  ...door(
    'bevande',
    'Spremuta e limonata con ghiaccio',
    'mint/rays',
    [standing(-150, 330, 250, juice, { scale: 1.22 }), standing(180, 390, 250, lemonade, { scale: 1.22 })],
    [
      standing(-610, 340, 220, can('salmon', 'peach'), { scale: 1.1 }),
      standing(
        600,
        340,
        220,
        bottle({ form: 'water', glass: 'glass', label: 'sea', emblem: 'drop', cap: 'sea' }),
      ),
    ],
  ),
  ...door(
    'birre',
    'Boccale di birra con la schiuma',
    'apricot/rays',
    [standing(0, 400, 260, beer, { scale: 1.5 })],
    [
      standing(
        -570,
        340,
        210,
        bottle({ form: 'beer', glass: 'coffee', label: 'sun', emblem: 'hop', cap: 'zanga' }),
        { scale: 1.16 },
      ),
      standing(
        570,
        340,
        210,
        bottle({ form: 'beer', glass: 'darkLeaf', label: 'paper', emblem: 'wheat', cap: 'sun' }),
        { scale: 1.16 },
      ),
    ],
  ),
  ...door(
    'vini',
    'Bottiglia e calice di vino rosso',
    'lilac/table',
    [
      standing(-140, 360, 230, red, { scale: 1.14 }),
      standing(180, 400, 240, glass.balloon({ colors: ['#a3214a', '#5e0c30'] }), { scale: 1.04 }),
    ],
    [
      standing(
        -600,
        330,
        230,
        bottle({ form: 'flute', glass: 'leaf', label: 'paper', emblem: 'wave', cap: 'sea', sleeve: true }),
      ),
      garnish('grapes', 600, 130, 360, 8),
    ],
  ),
  ...door(
    'aperitivi',
    'Spritz all’arancia rossa',
    'dusk/rays',
    [
      standing(0, 410, 260, spritz, { scale: 1.44 }),
      garnish('olive', 250, 390, 150, 12),
      garnish('olive', 350, 360, 120, -16),
    ],
    [
      standing(
        -570,
        350,
        300,
        glass.tumbler({ colors: ['#ff7a45', '#a5161f'], ice: true }) +
          glass.onRim(156, -312, garden.orangeSlice()),
      ),
      standing(570, 350, 250, lemonade),
    ],
  ),
  ...door(
    'happy-hour',
    'Due spritz al tramonto',
    'night/rays',
    [standing(-190, 320, 240, spritz, { scale: 1.08 }), standing(190, 390, 240, spritz, { scale: 1.08 })],
    [
      garnish('olive', -600, 190, 260, -8),
      garnish('cheese', 600, 170, 330, 8),
      garnish('star', -520, -250, 170, 10),
      garnish('star', 560, -260, 130, -12),
    ],
  ),
};

export const shopDoors: Scenes = {
  ...door(
    'dispensa',
    'Olio extravergine e pesto di pistacchio',
    'pistachio/table',
    [standing(-170, 330, 250, oil, { scale: 1.12 }), standing(190, 390, 420, pesto, { scale: 0.98 })],
    [
      standing(-610, 330, 400, jar('orange', 'paper', { label: 'paper', emblem: 'orange' }), { scale: 0.94 }),
      standing(620, 330, 400, jar('tomato', 'sun', { label: 'paper', emblem: 'tomato' }), { scale: 0.94 }),
    ],
  ),
  ...door(
    'zanga-shop',
    'T-shirt con il sole di Zanga',
    'coral/rays',
    [lying(0, 0, goods.shirt('white'), { scale: 1.12 })],
    [
      lying(-610, 40, goods.tote('linen'), { scale: 0.86, turn: -6 }),
      lying(610, 60, goods.cap('navy'), { scale: 0.82, turn: 6 }),
    ],
  ),
  ...door(
    'cinema',
    'Popcorn e biglietti del cinema',
    'night/rays',
    [
      standing(0, 380, 300, popcornCup('porta'), { scale: 1.34 }),
      lying(-200, 330, goods.ticket('sun', sunMark()), { turn: -20, scale: 0.62 }),
    ],
    [garnish('clapper', -610, 40, 350, -8), garnish('projector', 610, 40, 350, 6)],
  ),
};
