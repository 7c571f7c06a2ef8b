import { garnish, lying, type Scenes, square, standing } from '../scene.ts';
import { type Bottle, bottle, can } from '../subjects/bottle.ts';
import * as glass from '../subjects/glass.ts';
import { at, type Fragment } from '../svg.ts';
import * as garden from '../toppings/garden.ts';

const single = (drawn: Fragment) => standing(0, 420, 220, drawn, { scale: 1.4 });

/** A bottle and, in front of it, the drink poured. */
const served = (one: Bottle, poured: Fragment) => [
  standing(-190, 372, 220, bottle(one), { scale: 1.2 }),
  standing(190, 410, 230, poured, { scale: 1.1 }),
];

const ofSoda = (matter: Bottle['glass'], emblem: Bottle['emblem'], cap: Bottle['cap']): Bottle => ({
  form: 'soda',
  glass: matter,
  label: 'paper',
  emblem,
  cap,
});

export const softDrinks: Scenes = {
  'acqua-naturale': square(
    'Bottiglia d’acqua naturale',
    'azure/rays',
    single(bottle({ form: 'water', glass: 'glass', label: 'sea', emblem: 'drop', cap: 'sea' })),
  ),
  'acqua-frizzante': square(
    'Bottiglia d’acqua frizzante con un bicchiere',
    'sea/rays',
    ...served(
      { form: 'water', glass: 'glass', label: 'mint', emblem: 'wave', cap: 'zanga' },
      glass.tumbler({ colors: ['#f2fbff', '#cdeaf6'], bubbles: true, ice: true }),
    ),
  ),
  'cola-siciliana': square(
    'Bottiglietta di cola con un bicchiere e ghiaccio',
    'coral/rays',
    ...served(
      ofSoda('darkChocolate', 'cola', 'zanga'),
      glass.highball({ colors: ['#7d3f22', '#3a1a10'], ice: true, bubbles: true }),
    ),
  ),
  'aranciata-rossa': square(
    'Bottiglietta di aranciata rossa con un bicchiere',
    'apricot/rays',
    ...served(
      ofSoda('bloodOrange', 'orange', 'sun'),
      glass.highball({ colors: ['#ff8a5c', '#e0323c'], ice: true }) +
        glass.onRim(118, -450, garden.bloodOrangeSlice()),
    ),
  ),
  chinotto: square(
    'Bottiglietta di chinotto con un bicchiere e ghiaccio',
    'sand/rays',
    ...served(
      ofSoda('coffee', 'orange', 'black'),
      glass.tumbler({ colors: ['#8a4a25', '#4a2010'], ice: true, bubbles: true }) +
        glass.onRim(160, -310, garden.orangeSlice(), 18, 1.1),
    ),
  ),
  'limonata-di-siracusa': square(
    'Lattina di limonata con un bicchiere e limone',
    'lemon/rays',
    standing(-190, 350, 240, can('lemon', 'lemon'), { scale: 1.42 }),
    standing(
      200,
      410,
      230,
      glass.highball({ colors: ['#fffbd6', '#ffe88a'], ice: true, straw: '#1d7a38' }) +
        glass.onRim(-112, -450, garden.lemonSlice(), -16),
      { scale: 1.1 },
    ),
  ),
  'te-freddo-alla-pesca': square(
    'Lattina di tè freddo alla pesca',
    'peach/rays',
    standing(-180, 360, 240, can('salmon', 'peach'), { scale: 1.5 }),
    standing(210, 410, 230, glass.highball({ colors: ['#ffd28a', '#d9782f'], ice: true, straw: '#f5405a' }), {
      scale: 1.1,
    }),
  ),
  'seltz-limone-e-sale': square(
    'Bicchiere di seltz con limone e sale',
    'mint/rays',
    standing(
      0,
      400,
      250,
      glass.highball({
        colors: ['#ffffff', '#f3fbe0', '#e6f5c8'],
        ice: true,
        bubbles: true,
        straw: '#f0522f',
      }) + glass.onRim(-118, -450, garden.lemonSlice(), -14),
      { scale: 1.5 },
    ),
    garnish('salt', 370, 330, 200, 10),
  ),
  'spremuta-d-arancia': square(
    'Spremuta d’arancia nel bicchiere',
    'coral/dots',
    standing(
      0,
      400,
      250,
      glass.highball({ colors: ['#ffb347', '#ff7b1c'] }) +
        glass.onRim(124, -450, garden.orangeSlice(), 16, 1.3),
      { scale: 1.5 },
    ),
    garnish('orange', -370, 330, 220, -8),
  ),
  'latte-di-mandorla': square(
    'Latte di mandorla con ghiaccio',
    'lilac/dots',
    standing(0, 400, 250, glass.highball({ colors: ['#ffffff', '#f7ecdc', '#eedfc8'], ice: true }), {
      scale: 1.5,
    }),
    lying(360, 350, garden.almond(), { turn: 40, scale: 1.5 }),
    lying(420, 260, garden.almond(), { turn: -20, scale: 1.2 }),
  ),
  'centrifuga-di-melagrana': square(
    'Centrifuga di melagrana, mela e zenzero',
    'pistachio/dots',
    standing(0, 400, 250, glass.highball({ colors: ['#ff6b7d', '#c21845'], straw: '#ffffff' }), {
      scale: 1.5,
    }),
    garnish('apple', 370, 330, 210, 10),
    garnish('ginger', -370, 350, 200, -8),
  ),
  'succo-di-mela-dell-etna-bio': square(
    'Bottiglietta di succo di mela',
    'mint/dots',
    standing(
      -60,
      410,
      220,
      bottle({ form: 'oil', glass: 'caramel', label: 'paper', emblem: 'volcano', cap: 'basil' }),
      { scale: 1.3 },
    ),
    garnish('apple', 300, 320, 250, 8),
  ),
};

const beer = (
  matter: Bottle['glass'],
  label: Bottle['label'],
  emblem: Bottle['emblem'],
  cap: Bottle['cap'],
): Bottle => ({ form: 'beer', glass: matter, label, emblem, cap });
const pint = (...colors: string[]): Fragment => glass.pint({ colors, foam: true, bubbles: true });

export const birre: Scenes = {
  'bionda-dello-stretto': square(
    'Birra bionda in bottiglia e nel bicchiere',
    'azure/rays',
    ...served(beer('coffee', 'sun', 'wave', 'sea'), pint('#ffdc6b', '#f5a623')),
  ),
  'rossa-ai-grani-antichi': square(
    'Birra rossa in bottiglia e nel bicchiere',
    'coral/rays',
    ...served(beer('darkBread', 'zanga', 'wheat', 'sun'), pint('#e08a4a', '#8e2f16')),
  ),
  'ipa-agli-agrumi': square(
    'Birra ambrata agli agrumi in bottiglia e nel bicchiere',
    'lemon/rays',
    ...served(beer('darkLeaf', 'sun', 'hop', 'zanga'), pint('#ffc25a', '#ea7f1e')),
  ),
  'weiss-ai-fiori-di-zagara': square(
    'Birra di frumento torbida in bottiglia e nel bicchiere',
    'pistachio/rays',
    ...served(beer('sea', 'paper', 'orange', 'sun'), pint('#fff0a8', '#f3c653')),
  ),
  'scura-alle-carrube': square(
    'Birra scura in bottiglia e nel bicchiere',
    'sand/rays',
    ...served(beer('black', 'caramel', 'bean', 'zanga'), pint('#5a3424', '#1f0d0a')),
  ),
  'bionda-analcolica': square(
    'Birra analcolica in bottiglia e nel bicchiere',
    'mint/rays',
    ...served(beer('basil', 'mint', 'hop', 'sea'), pint('#ffe79a', '#f2bf4a')),
  ),
};

const wine = (
  matter: Bottle['glass'],
  label: Bottle['label'],
  emblem: Bottle['emblem'],
  cap: Bottle['cap'],
  form: Bottle['form'] = 'wine',
): Bottle => ({ form, glass: matter, label, emblem, cap, sleeve: true });

export const vini: Scenes = {
  'nero-d-avola': square(
    'Bottiglia e calice di Nero d’Avola',
    'blush/table',
    ...served(wine('black', 'paper', 'grapes', 'cured'), glass.balloon({ colors: ['#a3214a', '#5e0c30'] })),
  ),
  'etna-rosso': square(
    'Bottiglia e calice di Etna Rosso',
    'apricot/table',
    ...served(
      wine('darkLeaf', 'paper', 'volcano', 'zanga'),
      glass.balloon({ colors: ['#cf3a4a', '#84142e'] }),
    ),
  ),
  'cerasuolo-di-vittoria': square(
    'Bottiglia e calice di Cerasuolo di Vittoria',
    'peach/table',
    ...served(wine('darkBread', 'linen', 'bee', 'sun'), glass.balloon({ colors: ['#ee5a5a', '#b21f3a'] })),
  ),
  grillo: square(
    'Bottiglia e calice di Grillo',
    'sea/table',
    ...served(
      wine('leaf', 'paper', 'wave', 'sea', 'flute'),
      glass.balloon({ colors: ['#fff6c0', '#f0dc82'] }),
    ),
  ),
  'etna-bianco': square(
    'Bottiglia e calice di Etna Bianco',
    'mint/table',
    ...served(
      wine('pistachio', 'paper', 'volcano', 'black', 'flute'),
      glass.balloon({ colors: ['#fbf8d8', '#e4e39a'] }),
    ),
  ),
  'brut-metodo-classico': square(
    'Bottiglia di spumante e flûte',
    'lemon/table',
    ...served(
      wine('darkLeaf', 'sun', 'zanga', 'sun'),
      glass.flute({ colors: ['#fff3b8', '#f3cf63'], bubbles: true }),
    ),
  ),
  'passito-di-pantelleria': square(
    'Bottiglia e bicchiere di passito',
    'lilac/table',
    ...served(
      wine('caramel', 'paper', 'grapes', 'sun', 'flute'),
      glass.flute({ colors: ['#ffc25a', '#d97f1c'] }),
    ),
  ),
  'rosolio-di-limone': square(
    'Bottiglia di rosolio di limone',
    'azure/table',
    ...served(
      { form: 'oil', glass: 'lemon', label: 'paper', emblem: 'lemon', cap: 'wood' },
      at(0, 0, glass.tumbler({ colors: ['#fff9b8', '#ffe45c'] }), { scale: 0.62 }),
    ),
    garnish('lemon', 390, -360, 200, 8),
  ),
};

const cocktail = (drawn: Fragment, scale = 1.44) => standing(0, 410, 260, drawn, { scale });

export const aperitivi: Scenes = {
  'spritz-all-arancia-rossa': square(
    'Spritz all’arancia rossa con ghiaccio',
    'dusk/rays',
    cocktail(
      glass.balloon({ colors: ['#ffb35a', '#f2542d'], ice: true, bubbles: true }) +
        glass.onRim(126, -500, garden.bloodOrangeSlice()),
    ),
  ),
  'negroni-di-marsala': square(
    'Negroni con ghiaccio e scorza d’arancia',
    'night/rays',
    cocktail(
      glass.tumbler({ colors: ['#ff7a45', '#a5161f'], ice: true }) +
        glass.onRim(156, -312, garden.orangeSlice()),
      1.62,
    ),
  ),
  'limoncello-tonic': square(
    'Limoncello tonic con limone e basilico',
    'lemon/rays',
    cocktail(
      glass.balloon({ colors: ['#fdf9c0', '#ffe45c'], ice: true, bubbles: true }) +
        glass.onRim(-120, -496, garden.lemonSlice(), -16) +
        at(70, -430, garden.basil(), { turn: 24, scale: 1.3 }),
    ),
  ),
  'zibibbo-mule': square(
    'Cocktail allo zibibbo con menta e lime',
    'pistachio/rays',
    cocktail(
      glass.highball({ colors: ['#fbe9a8', '#e9bb52'], ice: true, bubbles: true, straw: '#1d7a38' }) +
        at(-40, -410, garden.mint(), { turn: -20, scale: 1.4 }) +
        at(10, -430, garden.mint(), { turn: 16, scale: 1.4 }),
    ),
  ),
};
