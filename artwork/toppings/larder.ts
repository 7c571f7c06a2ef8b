import { between, type Random } from '../../apps/server/demo/random.ts';
import { filled, modelled, shape } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { blob, spotsOnDisc } from '../scatter.ts';
import { circle, ellipse, type Fragment, path, stroke } from '../svg.ts';

/** Melted mozzarella. */
export const mozzarella = (random: Random): Fragment =>
  modelled('mozzarella', 9, path(blob(random, between(random, 42, 70), 0.2, 8), filled('mozzarella')));

export const burrata = (random: Random): Fragment =>
  [
    modelled('cream', 14, path(blob(random, 92, 0.05, 9), filled('cream'))),
    path('M-22 -30Q0 -52 22 -30Q34 -10 12 0Q0 -14 -14 0Q-34 -8 -22 -30Z', '#ffffff', { opacity: 0.9 }),
    stroke('M-12 -22Q0 -10 12 -24M0 -34L0 -12', '#d9bd90', 4, { opacity: 0.7 }),
  ].join('');

export const ricotta = (random: Random): Fragment =>
  modelled(
    'cream',
    8,
    ...[
      [-18, 8],
      [16, 10],
      [0, -14],
    ].map(([x = 0, y = 0]) =>
      path(blob(random, 30, 0.14, 7), filled('cream'), { transform: `translate(${x} ${y})` }),
    ),
  );

/** Aged cheese in flakes: salted ricotta, grana. */
export const shaving = (random: Random): Fragment =>
  shape(
    'custard',
    4,
    `M-46 ${between(random, -6, 8)}Q-20 -24 10 -14Q34 -8 48 -16Q46 8 22 12Q-8 12 -30 22Q-42 16 -46 0Z`,
  );

export const grated = (random: Random): Fragment =>
  modelled('cream', 2, path(blob(random, 8, 0.3, 5), '#fffdf2'));

export const blueCheese = (random: Random): Fragment =>
  [
    modelled('mozzarella', 6, path(blob(random, 40, 0.16, 7), '#fff3d8')),
    stroke('M-24 -14Q-10 -4 -4 -18M-18 14Q-2 4 8 16T26 8M6 -20Q16 -10 28 -16', '#6f8fb0', 6, {
      opacity: 0.75,
    }),
  ].join('');

const speckled =
  (matter: MatterName, speck: string, radius: number) =>
  (random: Random): Fragment =>
    [
      modelled(matter, 6, circle(0, 0, radius, filled(matter))),
      ...spotsOnDisc(random, radius * 0.76, 13).map(([x, y]) =>
        path(blob(random, radius * between(random, 0.06, 0.12), 0.25, 5), speck, {
          transform: `translate(${x} ${y})`,
          opacity: 0.9,
        }),
      ),
      ellipse(-radius * 0.4, -radius * 0.5, radius * 0.24, radius * 0.1, '#ffffff', {
        opacity: 0.35,
        transform: `rotate(-40 ${-radius * 0.4} ${-radius * 0.5})`,
      }),
    ].join('');

export const salami = speckled('cured', '#ffd3c4', 54);
export const mortadella = (random: Random): Fragment => {
  const fold = shape(
    'ham',
    9,
    'M-78 10C-84 -30 -40 -58 -4 -50C30 -62 78 -34 74 4C80 40 36 58 4 46C-30 62 -74 46 -78 10Z',
  );
  return [
    fold,
    stroke('M-50 -6C-20 -34 20 -28 30 4C34 26 4 32 -10 18', '#d9637a', 6, { opacity: 0.5 }),
    ...spotsOnDisc(random, 52, 8).map(([x, y]) => circle(x, y * 0.8, 6, '#fff3ee')),
    ...spotsOnDisc(random, 50, 3).map(([x, y]) => circle(x, y * 0.7, 5, '#93b043')),
  ].join('');
};

/** Raw ham in a loose fold, with its rim of fat. */
export const rawHam = (random: Random): Fragment => {
  const lift = between(random, -8, 8);
  return [
    shape(
      'cured',
      8,
      `M-88 ${lift}C-70 -52 -24 -44 -6 -52C30 -66 76 -46 88 -8C74 14 84 34 52 42C20 34 6 58 -30 48C-58 50 -78 34 -88 ${lift}Z`,
    ),
    stroke(`M-84 ${lift}C-70 -46 -24 -40 -6 -48C30 -60 70 -42 84 -10`, '#ffe3d6', 10, { opacity: 0.95 }),
    stroke('M-56 4C-30 -22 0 -12 14 -24M-36 26C-8 2 28 12 52 -10M6 34C24 20 40 24 54 16', '#ffb7a8', 6, {
      opacity: 0.65,
    }),
  ].join('');
};

export const cookedHam = (random: Random): Fragment =>
  modelled('ham', 7, path(blob(random, 48, 0.16, 6), filled('ham'))) +
  stroke('M-20 -6Q0 -20 22 -4', '#ffe9e6', 7, { opacity: 0.8 });

export const sausage = (random: Random): Fragment =>
  modelled('sausage', 8, path(blob(random, 34, 0.18, 7), filled('sausage'))) +
  circle(-8, -8, 5, '#f3c39a', { opacity: 0.7 }) +
  circle(10, 6, 4, '#6b2f1c', { opacity: 0.6 });

export const nduja = (random: Random): Fragment =>
  modelled('tomato', 7, path(blob(random, 36, 0.26, 8), filled('zanga'))) +
  circle(6, 4, 4, '#ffd0a0', { opacity: 0.8 }) +
  circle(-10, -6, 3, '#ffd0a0', { opacity: 0.8 });

export const wurstel = (): Fragment =>
  modelled('sausage', 6, circle(0, 0, 30, '#d9694b')) +
  circle(0, 0, 24, '#ffb597') +
  circle(-8, -8, 6, '#ffe2d0', { opacity: 0.8 });

export const bacon = (): Fragment =>
  shape('cured', 5, 'M-74 -8Q-54 -30 -32 -10T10 -8T52 -8T76 -12L76 16Q56 6 34 18T-8 18T-50 18T-74 18Z') +
  stroke('M-70 4Q-52 -14 -32 4T8 6T50 4T72 2', '#ffd9cb', 8, { opacity: 0.9 });

export const anchovy = (): Fragment =>
  shape('steel', 4, 'M-58 6C-30 -16 26 -16 60 -2C66 2 62 8 54 8C24 2 -22 4 -46 18C-56 20 -64 14 -58 6Z') +
  stroke('M-44 6C-16 -8 20 -8 50 0', '#8a5a4a', 5, { opacity: 0.55 });

export const tuna = (random: Random): Fragment =>
  modelled('sausage', 6, path(blob(random, 34, 0.22, 6), '#eab690')) +
  stroke('M-16 -6L14 -10M-18 8L16 4', '#b0785a', 4, { opacity: 0.6 });

export const rawTuna = (random: Random): Fragment =>
  modelled('rawFish', 7, path(blob(random, 36, 0.1, 5), filled('rawFish'))) +
  stroke('M-16 -8L16 -14M-14 8L18 2', '#ffd0c8', 4, { opacity: 0.7 });

export const salmon = (random: Random): Fragment =>
  modelled('salmon', 7, path(blob(random, 38, 0.1, 5), filled('salmon'))) +
  stroke('M-18 -12Q0 -4 20 -12M-18 4Q0 12 20 4', '#ffe6d4', 5, { opacity: 0.85 });

export const prawn = (): Fragment =>
  [
    shape(
      'prawn',
      7,
      'M-30 -44C18 -58 56 -22 46 18C38 46 6 56 -22 46C-28 40 -24 32 -16 30C4 32 18 22 18 4C18 -12 4 -20 -18 -18C-34 -18 -44 -38 -30 -44Z',
    ),
    stroke('M-6 -42L-4 -22M20 -32L10 -12M36 -8L18 2M34 20L14 18M16 40L2 28', '#fff0e4', 6, { opacity: 0.8 }),
    shape('cured', 4, 'M-20 30C-40 26 -52 34 -54 44C-44 48 -30 52 -22 46Z'),
  ].join('');

export const clam = (): Fragment =>
  [
    shape('mushroom', 6, 'M-44 14C-46 -22 -20 -40 0 -40C20 -40 46 -22 44 14C30 26 -30 26 -44 14Z'),
    stroke('M-30 8Q-26 -20 0 -32M30 8Q26 -20 0 -32M0 14L0 -32', '#9c6b4c', 4, { opacity: 0.6 }),
    modelled('custard', 4, ellipse(0, 13, 24, 12, filled('custard'))),
  ].join('');

export const mussel = (): Fragment =>
  shape('squidInk', 6, 'M-52 10C-40 -34 26 -44 54 -8C58 12 26 30 -14 28C-34 28 -54 22 -52 10Z') +
  modelled('carrot', 4, ellipse(4, 4, 32, 15, filled('orange')));

export const squidRing = (): Fragment =>
  modelled(
    'whiteFish',
    6,
    path(
      'M-42 0A42 38 0 1 0 42 0A42 38 0 1 0 -42 0ZM-22 0A22 19 0 1 1 22 0A22 19 0 1 1 -22 0Z',
      filled('whiteFish'),
      { 'fill-rule': 'evenodd' },
    ),
  );

export const friedRing = (random: Random): Fragment => {
  const hole = blob(random, 25, 0.08, 8);
  return modelled(
    'fried',
    9,
    path(`${blob(random, 58, 0.07, 11)}${hole}`, filled('fried'), { 'fill-rule': 'evenodd' }),
  );
};

export const tentacle = (): Fragment =>
  shape(
    'onion',
    6,
    'M-58 26C-64 -14 -24 -44 16 -34C46 -26 58 6 38 26C24 40 2 32 4 16C6 6 20 6 22 14C28 2 20 -12 2 -12C-22 -12 -30 8 -26 32C-34 44 -56 42 -58 26Z',
  ) +
  [
    [-42, 20],
    [-38, -2],
    [-20, -22],
    [6, -24],
    [30, -10],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 5, '#fff0f8', { opacity: 0.9 }))
    .join('');

export const chicken = (random: Random): Fragment =>
  modelled('grilled', 7, path(blob(random, 44, 0.1, 6, 0.7), filled('crumb'))) +
  stroke('M-26 -10L-8 16M-6 -18L12 14M16 -20L32 8', '#9a5a2c', 7, { opacity: 0.75 });

export const meatball = (random: Random): Fragment =>
  modelled('meat', 10, path(blob(random, 44, 0.06, 9), filled('meat'))) +
  [
    [-12, -14],
    [12, -4],
    [-4, 14],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 5, '#c98a5c', { opacity: 0.6 }))
    .join('');

export const egg = (): Fragment =>
  modelled('white', 6, ellipse(0, 0, 46, 38, filled('white'))) +
  modelled('pepper', 5, circle(2, 0, 21, filled('sun'))) +
  ellipse(-5, -7, 6, 4, '#ffffff', { opacity: 0.8 });

export const friedEgg = (random: Random): Fragment =>
  modelled('white', 9, path(blob(random, 92, 0.14, 9), filled('white'))) +
  modelled('pepper', 9, circle(4, -2, 36, filled('sun'))) +
  ellipse(-10, -16, 10, 6, '#ffffff', { opacity: 0.8 });

export const crouton = (random: Random): Fragment =>
  modelled('bread', 6, path(blob(random, 30, 0.1, 4), filled('dough')));

export const crumbs = (random: Random): Fragment =>
  modelled('fried', 2, path(blob(random, 7, 0.3, 5), matters.fried.body));

export const sesame = (): Fragment => ellipse(0, 0, 7, 4, '#fff1c4') + ellipse(-1, -1, 3, 1.5, '#ffffff');

export const raisin = (random: Random): Fragment =>
  modelled('chocolate', 3, path(blob(random, 13, 0.22, 6), filled('caramel')));

export const pineNut = (): Fragment =>
  modelled('almond', 3, path('M0 -18C10 -10 10 12 0 18C-10 12 -10 -10 0 -18Z', filled('crumb')));

/** Steaming filling of arancini: peas and meat. */
export const pea = (): Fragment => modelled('leaf', 4, circle(0, 0, 14, filled('leaf')));

export const whiteFish = (random: Random): Fragment =>
  modelled('whiteFish', 7, path(blob(random, 44, 0.12, 6), filled('whiteFish'))) +
  stroke('M-20 -14Q0 -6 22 -14M-20 4Q0 12 22 4', matters.whiteFish.shade, 4, { opacity: 0.4 });
