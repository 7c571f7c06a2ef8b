import { corner, fromAbove, type Scenes } from '../scene.ts';
import { pizza } from '../subjects/pizza.ts';
import { topping } from '../subjects/topping.ts';
import * as garden from '../toppings/garden.ts';
import * as larder from '../toppings/larder.ts';

const basil = (count = 4) => topping(garden.basilSprig, count, { reach: 215 });

export const pizzeRosse: Scenes = {
  margherita: fromAbove(
    'Pizza margherita con pomodoro, fior di latte e basilico',
    'lemon/rays',
    pizza({ seed: 'margherita', sauce: 'tomato', toppings: [basil(5)] }),
    corner('tomato', 'sw', -10),
  ),
  marinara: fromAbove(
    'Pizza marinara rossa con fettine d’aglio e origano',
    'pistachio/dots',
    pizza({
      seed: 'marinara',
      sauce: 'tomato',
      cheese: 0,
      toppings: [
        topping(garden.almondFlake, 26, { scale: 1.15 }),
        topping(garden.thyme, 40, { scale: 0.8 }),
        topping(garden.basilSprig, 1, { reach: 4 }),
      ],
    }),
    corner('garlic', 'se', 8),
  ),
  'pizza-napoli': fromAbove(
    'Pizza con acciughe, capperi e mozzarella',
    'azure/tiles',
    pizza({
      seed: 'napoli',
      sauce: 'tomato',
      cheese: 14,
      toppings: [topping(larder.anchovy, 9), topping(garden.caper, 16)],
    }),
    corner('lemon', 'nw', -14),
  ),
  diavola: fromAbove(
    'Pizza diavola con salame piccante e peperoncino',
    'coral/rays',
    pizza({
      seed: 'diavola',
      sauce: 'tomato',
      toppings: [topping(larder.salami, 11), topping(garden.chilli, 6, { scale: 1.2 })],
    }),
    corner('chilli', 'ne'),
  ),
  'prosciutto-e-funghi': fromAbove(
    'Pizza con prosciutto cotto e funghi',
    'blush/dots',
    pizza({
      seed: 'cotto',
      sauce: 'tomato',
      toppings: [topping(larder.cookedHam, 8, { scale: 1.1 }), topping(garden.mushroom, 10)],
    }),
  ),
  capricciosa: fromAbove(
    'Pizza capricciosa con carciofi, olive, prosciutto, funghi e uovo sodo',
    'lilac/tiles',
    pizza({
      seed: 'capricciosa',
      sauce: 'tomato',
      toppings: [
        topping(larder.cookedHam, 5),
        topping(garden.mushroom, 5),
        topping(garden.artichoke, 5),
        topping(garden.olive, 7),
        topping(larder.egg, 4),
      ],
    }),
  ),
  'quattro-stagioni': fromAbove(
    'Pizza quattro stagioni divisa in quarti: prosciutto, funghi, carciofi e olive',
    'mint/dots',
    pizza({
      seed: 'stagioni',
      sauce: 'tomato',
      cheese: 14,
      quarters: [
        topping(larder.cookedHam, 5),
        topping(garden.mushroom, 5),
        topping(garden.artichoke, 5),
        topping(garden.olive, 7),
      ],
      toppings: [],
    }),
  ),
  bufalina: fromAbove(
    'Pizza con grandi pezzi di mozzarella di bufala, pomodorini e basilico',
    'peach/tiles',
    pizza({
      seed: 'bufalina',
      sauce: 'tomato',
      cheese: 0,
      toppings: [
        topping(larder.ricotta, 7, { scale: 1.5, reach: 220 }),
        topping(garden.tomatoHalf, 9),
        basil(4),
      ],
    }),
    corner('tomato', 'ne', 12),
  ),
  ortolana: fromAbove(
    'Pizza con zucchine, melanzane, peperoni e rucola',
    'pistachio/tiles',
    pizza({
      seed: 'ortolana',
      sauce: 'tomato',
      toppings: [
        topping(garden.zucchini, 7),
        topping(garden.aubergine, 6),
        topping(garden.redPepper, 5),
        topping(garden.yellowPepper, 4),
        topping(garden.rocket, 5, { scale: 0.9 }),
      ],
    }),
    corner('eggplant', 'se', 10),
  ),
  'tonno-e-cipolla': fromAbove(
    'Pizza con tonno e cipolla rossa',
    'sea/dots',
    pizza({
      seed: 'tonno',
      sauce: 'tomato',
      toppings: [topping(larder.tuna, 12), topping(garden.onionRing, 8)],
    }),
    corner('onion', 'nw', -12),
  ),
  'wurstel-e-patatine': fromAbove(
    'Pizza con rondelle di würstel e patatine fritte',
    'lemon/dots',
    pizza({
      seed: 'wurstel',
      sauce: 'mozzarella',
      cheese: 12,
      toppings: [topping(larder.wurstel, 12), topping(garden.chip, 16)],
    }),
    corner('fries', 'ne', 8),
  ),
  'pizza-norma': fromAbove(
    'Pizza alla Norma con melanzane fritte e ricotta salata',
    'apricot/rays',
    pizza({
      seed: 'norma',
      sauce: 'tomato',
      cheese: 11,
      toppings: [topping(garden.aubergine, 9, { scale: 1.15 }), topping(larder.shaving, 12), basil(3)],
    }),
    corner('eggplant', 'sw', -8),
  ),
  'pizza-etna': fromAbove(
    'Pizza con ’nduja, salsiccia e provola affumicata',
    'dusk/rays',
    pizza({
      seed: 'etna',
      sauce: 'zanga',
      cheese: 10,
      toppings: [topping(larder.nduja, 9), topping(larder.sausage, 9), topping(garden.chilli, 5)],
    }),
  ),
  tonnara: fromAbove(
    'Pizza con bocconi di tonno fresco, cipolla, olive verdi e menta',
    'azure/dots',
    pizza({
      seed: 'tonnara',
      sauce: 'tomato',
      cheese: 0,
      toppings: [
        topping(larder.rawTuna, 10, { scale: 1.15 }),
        topping(garden.onionStrip, 8),
        topping(garden.greenOlive, 8),
        topping(garden.mint, 5),
      ],
    }),
  ),
  'crudo-rucola-e-grana': fromAbove(
    'Pizza con prosciutto crudo, rucola e scaglie di grana',
    'mint/rays',
    pizza({
      seed: 'crudo',
      sauce: 'tomato',
      cheese: 12,
      toppings: [
        topping(larder.rawHam, 6, { scale: 1.2, reach: 205 }),
        topping(garden.rocket, 9),
        topping(larder.shaving, 10),
      ],
    }),
  ),
  'pizza-parmigiana': fromAbove(
    'Pizza con fette di melanzana, pomodoro e basilico',
    'blush/tiles',
    pizza({
      seed: 'parmigiana',
      sauce: 'tomato',
      cheese: 8,
      toppings: [
        topping(garden.aubergine, 13, { scale: 1.1 }),
        topping(larder.grated, 60, { scale: 1.2 }),
        basil(4),
      ],
    }),
  ),
  'pizza-stromboli': fromAbove(
    'Pizza con acciughe, olive nere, capperi e peperoncino',
    'night/rays',
    pizza({
      seed: 'stromboli',
      sauce: 'tomato',
      cheese: 9,
      toppings: [
        topping(larder.anchovy, 7),
        topping(garden.olive, 11),
        topping(garden.caper, 10),
        topping(garden.chilli, 5),
      ],
    }),
  ),
};
