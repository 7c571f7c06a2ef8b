import { corner, fromAbove, type Scenes } from '../scene.ts';
import { heap, spoonful } from '../subjects/pasta.ts';
import { bakingDish, bowl, plate } from '../subjects/plate.ts';
import { slabOfPasta } from '../subjects/slab.ts';
import { topping } from '../subjects/topping.ts';
import { at } from '../svg.ts';
import * as garden from '../toppings/garden.ts';
import * as larder from '../toppings/larder.ts';

const basil = topping(garden.basilSprig, 1, { reach: 4 });

export const pasta: Scenes = {
  'pasta-alla-norma': fromAbove(
    'Rigatoni al pomodoro con melanzane fritte, ricotta salata e basilico',
    'peach/tiles',
    plate('blue') +
      heap({
        seed: 'norma',
        sauce: 'tomato',
        shape: 'rigatone',
        matter: 'pasta',
        toppings: [
          topping(garden.aubergine, 7, { reach: 200, scale: 1.1 }),
          topping(larder.shaving, 9),
          basil,
        ],
      }),
  ),
  'pasta-con-le-sarde': fromAbove(
    'Bucatini con sarde, finocchietto, uvetta e mollica tostata',
    'pistachio/dots',
    plate('green') +
      heap({
        seed: 'sarde',
        shape: 'strands',
        matter: 'pasta',
        toppings: [
          topping(garden.thyme, 22, { scale: 1.1 }),
          topping(larder.anchovy, 6, { reach: 190, scale: 1.3 }),
          topping(larder.raisin, 9),
          topping(larder.pineNut, 9),
          topping(larder.crumbs, 50),
        ],
      }),
  ),
  'spaghetti-alle-vongole': fromAbove(
    'Spaghetti con vongole, ciliegini e prezzemolo',
    'azure/tiles',
    plate('sun') +
      heap({
        seed: 'vongole',
        shape: 'strands',
        matter: 'pasta',
        toppings: [
          topping(larder.clam, 10, { reach: 225, scale: 1.25 }),
          topping(garden.tomatoHalf, 5, { reach: 215, scale: 0.85 }),
          topping(garden.parsley, 18),
        ],
      }),
  ),
  'busiate-al-pesto-trapanese': fromAbove(
    'Busiate con pesto di pomodoro, mandorle e basilico',
    'lemon/tiles',
    plate('coral') +
      heap({
        seed: 'busiate',
        sauce: 'zanga',
        shape: 'busiata',
        matter: 'pasta',
        count: 38,
        toppings: [topping(garden.almondFlake, 16), topping(garden.tomatoHalf, 4, { scale: 0.8 }), basil],
      }),
  ),
  'penne-pistacchio-e-speck': fromAbove(
    'Penne con crema di pistacchio e speck croccante',
    'blush/dots',
    plate('line') +
      heap({
        seed: 'penne',
        sauce: 'pistachio',
        shape: 'penna',
        matter: 'pasta',
        count: 40,
        toppings: [
          topping(larder.bacon, 7, { scale: 0.8, reach: 200 }),
          topping(garden.pistachio, 40, { scale: 1.2 }),
        ],
      }),
  ),
  'ravioli-ragusani-al-sugo-di-maiale': fromAbove(
    'Ravioli di ricotta con sugo rosso e basilico',
    'sand/tiles',
    plate('green') +
      heap({
        seed: 'ravioli',
        sauce: 'tomato',
        shape: 'raviolo',
        matter: 'custard',
        count: 9,
        scale: 1.05,
        reach: 250,
        toppings: [],
      }) +
      spoonful('sugo', 'tomato', 105) +
      heap({
        seed: 'maiale',
        shape: 'grain',
        matter: 'cream',
        count: 0,
        toppings: [topping(larder.meatball, 5, { reach: 66, scale: 0.6 }), basil],
      }),
  ),
  'spaghetti-al-nero-di-seppia': fromAbove(
    'Spaghetti neri con anelli di seppia e prezzemolo',
    'lilac/tiles',
    plate() +
      heap({
        seed: 'nero',
        shape: 'strands',
        matter: 'squidInk',
        toppings: [
          topping(larder.squidRing, 8, { reach: 180, scale: 1.15 }),
          topping(garden.tomatoHalf, 3, { reach: 190, scale: 0.7 }),
          topping(garden.parsley, 14),
        ],
      }),
  ),
  'gnocchi-al-pomodoro-e-basilico': fromAbove(
    'Gnocchi al pomodoro con foglie di basilico',
    'mint/dots',
    plate('sun') +
      heap({
        seed: 'gnocchi',
        sauce: 'tomato',
        shape: 'gnocco',
        matter: 'potato',
        count: 40,
        toppings: [topping(larder.grated, 60, { scale: 1.2 }), basil],
      }),
  ),
  'linguine-gamberi-e-limone': fromAbove(
    'Linguine con gamberi rossi e fettine di limone',
    'sea/tiles',
    plate('coral') +
      heap({
        seed: 'linguine',
        shape: 'strands',
        matter: 'pasta',
        toppings: [
          topping(larder.prawn, 7, { reach: 195, scale: 1.3 }),
          topping(garden.lemonSlice, 2, { reach: 190, scale: 0.8 }),
          topping(garden.parsley, 14),
        ],
      }),
  ),
  'pasta-al-pomodoro': fromAbove(
    'Pennette al pomodoro in un piatto colorato',
    'azure/dots',
    plate('sun') +
      heap({
        seed: 'bimbi',
        sauce: 'tomato',
        shape: 'penna',
        matter: 'pasta',
        count: 36,
        scale: 0.95,
        toppings: [basil],
      }),
    corner('tomato', 'ne', 10),
  ),
  'pausa-pranzo': fromAbove(
    'Rigatoni alla Norma con un contorno di insalata',
    'pistachio/tiles',
    at(
      0,
      0,
      plate('line') +
        heap({
          seed: 'pranzo',
          sauce: 'tomato',
          shape: 'rigatone',
          matter: 'pasta',
          count: 36,
          toppings: [topping(garden.aubergine, 5, { reach: 180 }), topping(larder.shaving, 6), basil],
        }),
      { scale: 0.96 },
    ),
    corner('leafy', 'ne', 8),
    corner('bread', 'sw', -8),
  ),
};

export const ovenAndSpoon: Scenes = {
  'anelletti-al-forno': fromAbove(
    'Teglia di anelletti al forno con piselli e crosta dorata',
    'apricot/tiles',
    bakingDish(800, 640) +
      heap({
        seed: 'anelletti',
        sauce: 'tomato',
        shape: 'anelletto',
        matter: 'pasta',
        count: 190,
        reach: 262,
        stretch: 1.3,
        scale: 1.12,
        toppings: [
          topping(larder.pea, 18),
          topping(garden.aubergine, 4, { scale: 0.8 }),
          topping(larder.crumbs, 70),
        ],
      }),
  ),
  'lasagne-al-ragu': fromAbove(
    'Porzione di lasagne con ragù e besciamella',
    'coral/tiles',
    plate('line') + at(0, 0, slabOfPasta('lasagne'), { turn: -10 }),
    corner('tomato', 'ne', 8),
  ),
  'pasta-ncasciata': fromAbove(
    'Pasta ’ncasciata nel tegame con melanzane e uovo sodo',
    'blush/tiles',
    bowl('terracotta', 'terracotta') +
      heap({
        seed: 'ncasciata',
        sauce: 'tomato',
        shape: 'rigatone',
        matter: 'pasta',
        count: 60,
        reach: 300,
        toppings: [
          topping(garden.aubergine, 7, { reach: 240 }),
          topping(larder.egg, 4, { reach: 220 }),
          topping(larder.salami, 4, { scale: 0.7 }),
          topping(larder.grated, 70, { scale: 1.2 }),
          basil,
        ],
      }),
  ),
  'risotto-agli-agrumi-e-gamberi': fromAbove(
    'Risotto con gamberi e fettine di agrumi',
    'sea/dots',
    bowl('sea') +
      heap({
        seed: 'risotto',
        sauce: 'cream',
        shape: 'grain',
        matter: 'custard',
        count: 260,
        reach: 304,
        toppings: [
          topping(larder.prawn, 6, { reach: 190, scale: 1.3 }),
          topping(garden.orangeSlice, 2, { reach: 190, scale: 0.85 }),
          topping(garden.parsley, 12),
        ],
      }),
  ),
  'cuscus-alla-trapanese': fromAbove(
    'Cuscus con gamberi, pesce e prezzemolo',
    'lemon/tiles',
    bowl('terracotta', 'terracotta') +
      heap({
        seed: 'cuscus',
        sauce: 'sun',
        shape: 'semolina',
        matter: 'custard',
        count: 420,
        reach: 308,
        toppings: [
          topping(larder.prawn, 4, { reach: 180, scale: 1.3 }),
          topping(larder.clam, 4, { reach: 210, scale: 1.1 }),
          topping(larder.salmon, 4, { reach: 170 }),
          topping(garden.parsley, 14),
          topping(garden.almondFlake, 10),
        ],
      }),
  ),
  'macco-di-fave': fromAbove(
    'Crema di fave con crostini e finocchietto',
    'mint/tiles',
    bowl('basil', 'basil') +
      heap({
        seed: 'macco',
        sauce: 'zucchini',
        shape: 'grain',
        matter: 'leaf',
        count: 0,
        reach: 302,
        toppings: [
          topping(larder.crouton, 8, { reach: 150 }),
          topping(garden.thyme, 12, { reach: 190 }),
          topping(garden.chickpea, 5, { reach: 200 }),
        ],
      }),
    corner('peas', 'ne', 12),
  ),
  'zuppa-di-pesce-di-siracusa': fromAbove(
    'Zuppa rossa con cozze, vongole, gamberi e crostini',
    'azure/tiles',
    bowl('navy', 'navy') +
      heap({
        seed: 'zuppa',
        sauce: 'zanga',
        shape: 'grain',
        matter: 'cream',
        count: 0,
        reach: 304,
        toppings: [
          topping(larder.mussel, 6, { reach: 220, scale: 1.2 }),
          topping(larder.clam, 6, { reach: 220, scale: 1.15 }),
          topping(larder.prawn, 4, { reach: 170, scale: 1.2 }),
          topping(larder.whiteFish, 4, { reach: 190 }),
          topping(garden.parsley, 14),
        ],
      }),
    corner('bread', 'sw', -6),
  ),
};
