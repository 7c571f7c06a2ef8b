import { clay } from '../paint.ts';
import { type Light, lying, type Scene, type Scenes, square, standing, wide } from '../scene.ts';
import { arancino, halfArancino, peas } from '../subjects/arancino.ts';
import { sunMark } from '../subjects/emblem.ts';
import { brioche, granita } from '../subjects/gelato.ts';
import * as land from '../subjects/landscape.ts';
import * as pastry from '../subjects/pastry.ts';
import { pizza } from '../subjects/pizza.ts';
import { topping } from '../subjects/topping.ts';
import { at, circle, type Fragment, group } from '../svg.ts';
import * as garden from '../toppings/garden.ts';

const margherita = pizza({
  seed: 'zanga-casa',
  sauce: 'tomato',
  toppings: [topping(garden.basilSprig, 5, { reach: 215 })],
});

/** A round badge: the city's own landmark under the sun of Zanga. */
const badge = (city: string, light: Light, ground: string, landmark: Fragment): Scene =>
  square(`Il sole di Zanga sopra ${city}`, light, () =>
    [
      at(0, 0, sunMark('#ffc531', '#ffc531', '#ffc531'), { scale: 4.3 }),
      group({ filter: clay(10, '#7e1420') }, circle(0, 0, 352, '#fffaf0')),
      `<clipPath id="badge"><circle r="316"/></clipPath>`,
      group(
        { 'clip-path': 'url(#badge)' },
        circle(0, 0, 316, '#cfeaf8'),
        circle(0, 470, 400, ground),
        landmark,
      ),
    ].join(''),
  );

export const brandScenes: Scenes = {
  brand: wide(
    'Una tavola siciliana: pizza, arancini, cannoli e granita con la brioche',
    'coral/rays',
    lying(-20, 20, margherita, { scale: 1.02 }),
    standing(-600, 330, 360, arancino('casa-1'), { scale: 1 }),
    standing(-420, 400, 360, halfArancino('casa-2', { rice: 'custard', core: 'tomato', bits: [peas] }), {
      scale: 0.84,
    }),
    lying(560, -250, pastry.cannolo('casa-3', pastry.chocolateChip), { turn: -18, scale: 0.62 }),
    standing(480, 360, 260, granita('casa-4', ['lemon']), { scale: 1.1 }),
    standing(680, 390, 230, brioche(0.66)),
  ),
  'brand-square': square(
    'Pizza margherita con il sole di Zanga',
    'lemon/rays',
    lying(0, 0, margherita, { scale: 1.12 }),
  ),
  logo: square('Zanga', 'cream/glow', lying(0, 0, sunMark(), { scale: 4 })),
  'logo-catania': badge('Catania', 'apricot/glow', '#d98f5d', at(0, 150, land.etna(), { scale: 0.62 })),
  'logo-palermo': badge(
    'Palermo',
    'peach/glow',
    '#e0a86d',
    at(0, 200, land.house('custard', 300, 180, 2)) + at(0, 12, land.dome('zanga', 110, 76)),
  ),
  'logo-siracusa': badge(
    'Siracusa',
    'azure/glow',
    '#e6c27d',
    at(0, 210, land.temple(6, 200), { scale: 0.92 }),
  ),
  'logo-messina': badge('Messina', 'sea/glow', '#2795b5', at(0, 200, land.lighthouse(), { scale: 1.12 })),
  'logo-ragusa': badge(
    'Ragusa',
    'sand/glow',
    '#a8b35a',
    at(0, 200, land.house('custard', 260, 150, 1)) + at(0, 42, land.dome('sea', 104, 70)),
  ),
  'logo-taormina': badge('Taormina', 'dusk/glow', '#d29a62', at(0, 130, land.theatre(), { scale: 0.72 })),
};
