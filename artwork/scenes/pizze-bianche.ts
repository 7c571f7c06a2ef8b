import { seeded } from '../../apps/server/demo/random.ts';
import { corner, fromAbove, garnish, type Scenes } from '../scene.ts';
import { pizza } from '../subjects/pizza.ts';
import { topping } from '../subjects/topping.ts';
import { at } from '../svg.ts';
import * as garden from '../toppings/garden.ts';
import * as larder from '../toppings/larder.ts';

const face = [
  at(-105, -70, larder.burrata(seeded('occhio')), { scale: 0.85 }),
  at(105, -70, larder.burrata(seeded('occhi')), { scale: 0.85 }),
  at(-95, -64, garden.olive(), { scale: 1.3 }),
  at(115, -64, garden.olive(), { scale: 1.3 }),
  at(0, 96, garden.yellowPepper(), { turn: 184, scale: 2.3 }),
  at(0, 20, garden.tomatoHalf(), { scale: 0.9 }),
].join('');

export const pizzeBianche: Scenes = {
  'pizza-zanga': fromAbove(
    'Pizza con datterini gialli, burrata intera e pesto di pistacchio',
    'coral/tiles',
    pizza({
      seed: 'zanga',
      sauce: 'sun',
      cheese: 7,
      toppings: [
        topping(garden.pistachio, 60),
        topping(larder.burrata, 1, { reach: 4, scale: 1.15 }),
        topping(garden.basilSprig, 4, { reach: 215 }),
      ],
    }),
    corner('lemon', 'se', 6),
  ),
  'pizza-aci-trezza': fromAbove(
    'Pizza bianca con gamberi, zucchine e limone',
    'sea/tiles',
    pizza({
      seed: 'aci',
      sauce: 'mozzarella',
      cheese: 10,
      toppings: [
        topping(garden.zucchini, 8),
        topping(larder.prawn, 8, { scale: 1.15 }),
        topping(garden.parsley, 12),
      ],
    }),
    corner('lemon', 'nw', -8),
  ),
  paesana: fromAbove(
    'Pizza bianca con salsiccia, patate e rosmarino',
    'sand/dots',
    pizza({
      seed: 'paesana',
      sauce: 'mozzarella',
      cheese: 10,
      toppings: [
        topping(garden.potatoSlice, 9),
        topping(larder.sausage, 11),
        topping(garden.rosemary, 6, { scale: 1.1 }),
      ],
    }),
    corner('potato', 'ne', 12),
  ),
  'pizza-quattro-formaggi': fromAbove(
    'Pizza bianca con quattro formaggi fusi',
    'lemon/tiles',
    pizza({
      seed: 'formaggi',
      sauce: 'custard',
      cheese: 14,
      toppings: [topping(larder.blueCheese, 8, { scale: 1.1 }), topping(larder.shaving, 12)],
    }),
    corner('cheese', 'sw', -6),
  ),
  'pizza-bronte': fromAbove(
    'Pizza bianca con mortadella, burrata e granella di pistacchio',
    'pistachio/rays',
    pizza({
      seed: 'bronte',
      sauce: 'mozzarella',
      cheese: 9,
      toppings: [
        topping(larder.mortadella, 8, { scale: 1.1, reach: 225 }),
        topping(larder.burrata, 1, { reach: 4, scale: 1.1 }),
        topping(garden.pistachio, 80),
      ],
    }),
  ),
  'patate-e-rosmarino': fromAbove(
    'Pizza bianca con fettine di patata e rosmarino',
    'cream/dots',
    pizza({
      seed: 'patate',
      sauce: 'dough',
      cheese: 0,
      toppings: [
        topping(garden.potatoSlice, 24, { scale: 1.15 }),
        topping(garden.rosemary, 9, { scale: 1.1 }),
      ],
    }),
  ),
  'gorgonzola-pere-e-noci': fromAbove(
    'Pizza bianca con gorgonzola, pere e noci',
    'azure/rays',
    pizza({
      seed: 'pere',
      sauce: 'mozzarella',
      cheese: 11,
      toppings: [
        topping(garden.pear, 8, { scale: 1.25 }),
        topping(larder.blueCheese, 6),
        topping(garden.walnut, 10),
      ],
    }),
    corner('pear', 'ne', 10),
  ),
  'salsiccia-e-cavoliceddi': fromAbove(
    'Pizza bianca con salsiccia e verdure di campo',
    'mint/tiles',
    pizza({
      seed: 'cavoliceddi',
      sauce: 'mozzarella',
      cheese: 10,
      toppings: [topping(garden.spinach, 12), topping(larder.sausage, 11), topping(garden.chilli, 4)],
    }),
  ),
  'pizza-crudo-e-burrata': fromAbove(
    'Pizza bianca con prosciutto crudo, burrata e pomodorini',
    'blush/rays',
    pizza({
      seed: 'burrata',
      sauce: 'dough',
      cheese: 6,
      toppings: [
        topping(larder.rawHam, 7, { scale: 1.2, reach: 215 }),
        topping(garden.tomatoHalf, 8),
        topping(larder.burrata, 1, { reach: 4, scale: 1.15 }),
        topping(garden.basil, 6),
      ],
    }),
  ),
  'porcini-e-crema-di-tartufo': fromAbove(
    'Pizza bianca con funghi porcini e scaglie di formaggio',
    'apricot/dots',
    pizza({
      seed: 'porcini',
      sauce: 'mozzarella',
      cheese: 8,
      toppings: [
        topping(garden.mushroom, 13, { scale: 1.3 }),
        topping(larder.shaving, 9),
        topping(garden.parsley, 14),
      ],
    }),
  ),
  'mini-margherita': fromAbove(
    'Piccola pizza con una faccina: mozzarella e olive per occhi, un peperone per sorriso',
    'azure/dots',
    pizza({ seed: 'mini', sauce: 'tomato', cheese: 0, toppings: [] }) + face,
    corner('star', 'ne', 12),
    corner('star', 'sw', -10, 150),
  ),
  'menu-pizza-e-bibita': fromAbove(
    'Pizza margherita accanto a una bibita con la cannuccia',
    'coral/dots',
    pizza({
      seed: 'menu',
      sauce: 'tomato',
      toppings: [topping(larder.salami, 6), topping(garden.basilSprig, 3, { reach: 200 })],
    }),
    garnish('soda', 366, 330, 340, 8),
  ),
};
