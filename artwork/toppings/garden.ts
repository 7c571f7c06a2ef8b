import { between, type Random } from '../../apps/server/demo/random.ts';
import { filled, modelled, shape } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { blob } from '../scatter.ts';
import { at, circle, ellipse, type Fragment, path, stroke } from '../svg.ts';

const leafOutline = 'M0 46C-34 26 -34 -20 0 -50C34 -20 34 26 0 46Z';

export const basil = (): Fragment =>
  [
    shape('basil', 6, leafOutline),
    stroke('M0 40L0 -34M0 12L14 -2M0 12L-14 -2M0 -8L11 -20M0 -8L-11 -20', '#d4f59a', 3, { opacity: 0.6 }),
  ].join('');

/** Two or three leaves on one stem. */
export const basilSprig = (): Fragment =>
  [
    at(-26, 6, basil(), { turn: -62 }),
    at(26, 6, basil(), { turn: 62 }),
    at(0, -24, basil(), { scale: 1.1 }),
  ].join('');

export const rocket = (random: Random): Fragment => {
  const bend = between(random, -14, 14);
  return [
    shape(
      'darkLeaf',
      4,
      `M0 62Q${bend - 7} 30 -6 18Q-24 22 -22 4Q-8 4 -7 -6Q-26 -6 -22 -26Q-8 -24 -8 -30Q-18 -56 0 -64Q18 -56 8 -30Q8 -24 22 -26Q26 -6 7 -6Q8 4 22 4Q24 22 6 18Q${bend + 7} 30 4 62Z`,
    ),
    stroke('M1 52L0 -44', '#bfe98a', 3, { opacity: 0.6 }),
  ].join('');
};

export const mint = (): Fragment =>
  [
    shape(
      'leaf',
      5,
      'M0 44C-12 40 -16 34 -22 30C-24 22 -28 18 -27 8C-31 0 -26 -8 -25 -14C-20 -22 -14 -32 0 -46C14 -32 20 -22 25 -14C26 -8 31 0 27 8C28 18 24 22 22 30C16 34 12 40 0 44Z',
    ),
    stroke('M0 40L0 -32M0 22L14 10M0 22L-14 10M0 2L13 -10M0 2L-13 -10', '#f0ffc8', 3, { opacity: 0.7 }),
  ].join('');

export const parsley = (): Fragment =>
  modelled(
    'basil',
    4,
    ...[0, 72, 144, 216, 288].map((turn) => at(0, 0, ellipse(0, -11, 8, 11, filled('basil')), { turn })),
  );

export const tomatoHalf = (): Fragment =>
  [
    modelled('tomato', 6, circle(0, 0, 40, filled('tomato'))),
    ...[0, 120, 240].map((turn) =>
      at(0, 0, path('M-4 -6Q-17 -24 0 -30Q17 -24 4 -6Q0 -2 -4 -6Z', '#ffb27a', { opacity: 0.85 }), { turn }),
    ),
    ...[20, 140, 260, -20, 100, 220].map((turn) => at(0, 0, ellipse(0, -20, 3, 5, '#fff0b0'), { turn })),
    ellipse(-16, -18, 9, 5, '#ffffff', { opacity: 0.5, transform: 'rotate(-40 -16 -18)' }),
  ].join('');

export const tomatoSlice = (): Fragment =>
  [
    modelled('tomato', 7, circle(0, 0, 56, filled('tomato'))),
    circle(0, 0, 46, '#ff7457'),
    ...[0, 72, 144, 216, 288].map((turn) =>
      at(0, 0, path('M-5 -9Q-21 -32 0 -39Q21 -32 5 -9Q0 -4 -5 -9Z', '#e5342f'), { turn }),
    ),
    ...[8, 80, 152, 224, 296, -8, 64, 136, 208, 280].map((turn) =>
      at(0, 0, ellipse(0, -27, 3.4, 6, '#ffe9a3'), { turn }),
    ),
  ].join('');

const ring = (matter: MatterName, outer: number, inner: number): Fragment =>
  modelled(
    matter,
    5,
    path(
      `M${-outer} 0A${outer} ${outer} 0 1 0 ${outer} 0A${outer} ${outer} 0 1 0 ${-outer} 0ZM${-inner} 0A${inner} ${inner} 0 1 1 ${inner} 0A${inner} ${inner} 0 1 1 ${-inner} 0Z`,
      filled(matter),
      { 'fill-rule': 'evenodd' },
    ),
  );

export const onionRing = (): Fragment => ring('onion', 44, 34) + ring('onion', 28, 21);

export const olive = (): Fragment =>
  [
    modelled('olive', 6, ellipse(0, 0, 30, 25, filled('olive'))),
    ellipse(-10, -9, 9, 5, '#ffffff', { opacity: 0.5, transform: 'rotate(-30 -10 -9)' }),
  ].join('');

export const greenOlive = (): Fragment =>
  [
    modelled('greenOlive', 6, ellipse(0, 0, 32, 26, filled('greenOlive'))),
    ellipse(-10, -9, 9, 5, '#ffffff', { opacity: 0.6, transform: 'rotate(-30 -10 -9)' }),
  ].join('');

export const caper = (): Fragment =>
  modelled('greenOlive', 3, circle(0, 0, 13, filled('zucchini'))) +
  circle(-4, -4, 3, '#ffffff', { opacity: 0.6 });

export const mushroom = (): Fragment =>
  [
    shape(
      'mushroom',
      6,
      'M-52 -2C-54 -34 -28 -50 0 -50C28 -50 54 -34 52 -2C50 10 32 10 20 6L18 34C16 50 -16 50 -18 34L-20 6C-32 10 -50 10 -52 -2Z',
    ),
    path('M-38 -2C-34 -20 -14 -22 -9 -6L-9 26M38 -2C34 -20 14 -22 9 -6L9 26', 'none', {
      stroke: '#a97a58',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      opacity: 0.75,
    }),
  ].join('');

export const artichoke = (): Fragment =>
  [
    shape(
      'zucchini',
      6,
      'M0 50C-40 40 -50 0 -34 -40C-24 -28 -22 -50 -12 -52C-6 -44 6 -44 12 -52C22 -50 24 -28 34 -40C50 0 40 40 0 50Z',
    ),
    path('M0 36C-22 26 -26 4 -18 -18M0 36C22 26 26 4 18 -18M0 36L0 -20', 'none', {
      stroke: '#fff6c9',
      'stroke-width': 6,
      'stroke-linecap': 'round',
      opacity: 0.75,
    }),
  ].join('');

export const aubergine = (random: Random): Fragment =>
  [
    modelled('aubergine', 5, path(blob(random, 58, 0.05, 9, 0.86), filled('aubergine'))),
    path(blob(random, 50, 0.05, 9, 0.86), filled('auberginePulp')),
    ...[-24, -8, 10, 25].map((x, index) =>
      ellipse(x, index % 2 === 0 ? -12 : 14, 5, 3, '#9a6a2c', { opacity: 0.7 }),
    ),
  ].join('');

export const zucchini = (): Fragment =>
  [
    modelled('zucchini', 5, circle(0, 0, 42, '#3f8f45')),
    circle(0, 0, 35, filled('zucchini')),
    ...[0, 60, 120, 180, 240, 300].map((turn) => at(0, 0, ellipse(0, -16, 3, 6, '#fbffe0'), { turn })),
  ].join('');

const strip = (matter: MatterName): Fragment =>
  shape(matter, 5, 'M-58 14C-40 -24 30 -32 58 -6C62 4 50 10 44 4C20 -14 -24 -8 -42 24C-50 32 -62 24 -58 14Z');

export const redPepper = (): Fragment => strip('redPepper');
export const yellowPepper = (): Fragment => strip('pepper');
export const onionStrip = (): Fragment => at(0, 0, strip('onion'), { scale: 0.72 });

export const potatoCube = (random: Random): Fragment =>
  modelled('potato', 7, path(blob(random, 34, 0.1, 5), filled('potato'))) +
  ellipse(6, 6, 14, 8, matters.caramel.body, { opacity: 0.35 });

export const potatoSlice = (random: Random): Fragment =>
  modelled('potato', 6, path(blob(random, 46, 0.05), filled('potato'))) +
  ellipse(4, 4, 30, 24, '#fff3b8', { opacity: 0.45 });

export const chip = (): Fragment =>
  shape('potato', 6, 'M-64 -9Q-66 -13 -60 -13L60 -11Q66 -11 65 -6L64 9Q64 13 58 13L-60 11Q-65 11 -65 7Z');

export const broccoli = (random: Random): Fragment =>
  modelled(
    'darkLeaf',
    6,
    path('M-8 4L-6 40Q0 46 8 40L9 4Z', '#b9dd78'),
    ...[
      [-24, 2],
      [-10, -22],
      [16, -20],
      [26, 2],
      [2, 4],
    ].map(([x = 0, y = 0]) =>
      path(blob(random, 22, 0.1, 8), filled('darkLeaf'), { transform: `translate(${x} ${y})` }),
    ),
  );

export const spinach = (random: Random): Fragment =>
  modelled('darkLeaf', 5, path(blob(random, 42, 0.3, 9), filled('darkLeaf'))) +
  stroke('M-22 4Q0 -8 24 2', '#a8da7a', 4, { opacity: 0.6 });

export const chilli = (): Fragment =>
  shape(
    'redPepper',
    4,
    'M-40 8C-30 -14 14 -18 38 -10C44 -8 44 0 36 2C14 4 -10 6 -30 18C-38 22 -44 16 -40 8Z',
  ) + shape('basil', 3, 'M36 -12Q46 -16 52 -8Q50 2 38 3Z');

export const rosemary = (): Fragment =>
  stroke('M0 48L0 -46', '#3d7d3f', 4) +
  [-38, -24, -10, 4, 18, 32]
    .map((y) => stroke(`M0 ${y}L-16 ${y - 13}M0 ${y}L16 ${y - 13}`, '#3f9a4e', 6))
    .join('');

export const orangeSlice = (): Fragment => citrus('orange', '#ffb347');
export const bloodOrangeSlice = (): Fragment => citrus('bloodOrange', '#ff9a4d');
export const lemonSlice = (): Fragment => citrus('lemon', '#ffd92e');

const citrus = (matter: MatterName, peel: string): Fragment =>
  [
    modelled(matter, 5, circle(0, 0, 60, peel)),
    circle(0, 0, 52, '#fff8e0'),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
      at(0, 0, path('M0 -5L-17 -42Q0 -52 17 -42Z', filled(matter), { 'stroke-linejoin': 'round' }), { turn }),
    ),
  ].join('');

export const fennel = (random: Random): Fragment =>
  shape(
    'zucchini',
    3,
    `M-50 ${between(random, 6, 16)}C-30 -26 30 -26 50 8C40 14 30 4 22 6C6 -6 -10 -4 -24 8C-34 4 -42 16 -50 12Z`,
  );

export const walnut = (random: Random): Fragment =>
  modelled('almond', 6, path(blob(random, 32, 0.16, 8), filled('almond'))) +
  stroke('M-18 -8Q-6 4 -16 14M0 -22Q6 -4 -2 20M16 -12Q8 2 18 12', '#8a5426', 5, { opacity: 0.7 });

export const pistachio = (random: Random): Fragment =>
  modelled('pistachio', 3, path(blob(random, 11, 0.25, 6), filled('pistachio')));

export const almondFlake = (): Fragment =>
  modelled('almond', 3, ellipse(0, 0, 22, 12, filled('crumb'))) +
  stroke('M-17 0Q0 -6 17 0', '#b57840', 2, { opacity: 0.5 });

/** A whole almond in its skin. */
export const almond = (): Fragment =>
  shape('almond', 7, 'M0 -66C44 -34 48 36 0 66C-48 36 -44 -34 0 -66Z') +
  stroke('M0 -42L0 44M-18 -20Q-24 10 -14 34M18 -20Q24 10 14 34', '#8a5426', 4, { opacity: 0.45 });

export const chickpea = (random: Random): Fragment =>
  modelled('potato', 5, path(blob(random, 20, 0.1, 7), filled('potato')));

export const avocado = (): Fragment =>
  shape(
    'leaf',
    5,
    'M-54 20C-50 -22 40 -46 56 -14C58 -8 54 -4 46 -8C16 -20 -24 -2 -36 26C-42 36 -56 32 -54 20Z',
  ) + stroke('M-38 18C-22 -8 20 -20 44 -12', '#fff6b0', 11, { opacity: 0.8 });

export const cornKernel = (random: Random): Fragment =>
  modelled('pepper', 3, path(blob(random, 13, 0.12, 5), filled('sun')));

export const carrotStick = (): Fragment =>
  shape('carrot', 3, 'M-44 -4Q0 -10 44 -3Q48 3 42 6Q0 2 -42 8Q-49 2 -44 -4Z');

export const cucumber = (): Fragment =>
  modelled('darkLeaf', 5, circle(0, 0, 40, '#3a9a4c')) +
  circle(0, 0, 34, '#dff5b4') +
  [0, 60, 120, 180, 240, 300].map((turn) => at(0, 0, ellipse(0, -14, 3, 7, '#a8d67a'), { turn })).join('');

export const seaweed = (): Fragment =>
  stroke('M-40 6Q-20 -18 0 4T40 0', '#1f8a5b', 11) + stroke('M-30 14Q-8 -6 10 14T36 12', '#4bbf7a', 7);

export const pear = (): Fragment =>
  shape(
    'custard',
    5,
    'M-58 18C-54 -24 20 -54 56 -22C62 -14 54 -6 46 -10C18 -20 -18 -4 -34 24C-42 36 -60 32 -58 18Z',
  ) + stroke('M-56 20C-48 -18 16 -46 52 -20', '#9fbf4a', 6);

export const thyme = (): Fragment =>
  stroke('M0 30L0 -30', '#4d8d4a', 3) +
  [-20, -4, 12].map((y) => stroke(`M0 ${y}L-9 ${y - 7}M0 ${y}L9 ${y - 7}`, '#63ab55', 5)).join('');

export const mango = (random: Random): Fragment =>
  modelled('pepper', 6, path(blob(random, 34, 0.08, 4), filled('pepper')));

export const radish = (): Fragment =>
  modelled('pink', 4, circle(0, 0, 34, '#e23a6a')) + circle(0, 0, 28, '#fff4f6');

export const lettuceLeaf = (random: Random): Fragment =>
  modelled('leaf', 8, path(blob(random, 92, 0.22, 12), filled('leaf'))) +
  stroke('M-64 10Q0 -8 66 6M-10 2L-24 -40M20 0L34 -38M-6 4L4 44', '#efffc0', 5, { opacity: 0.6 });

export const greenBean = (): Fragment =>
  shape('basil', 4, 'M-74 6C-40 -16 40 -18 74 -4C80 0 76 8 68 8C30 -4 -30 -2 -62 14C-72 18 -80 12 -74 6Z');

export const celery = (): Fragment =>
  shape(
    'zucchini',
    4,
    'M-22 20C-30 -12 -6 -32 20 -24C28 -18 26 -10 18 -10C2 -12 -10 2 -8 20C-12 28 -20 28 -22 20Z',
  );

export const pomegranate = (): Fragment =>
  modelled('strawberry', 3, ellipse(0, 0, 12, 15, filled('strawberry')));

export const fig = (): Fragment =>
  modelled(
    'mulberry',
    6,
    path('M0 -56C30 -30 50 6 44 34C36 60 -36 60 -44 34C-50 6 -30 -30 0 -56Z', filled('mulberry')),
  ) + path('M0 -30C20 -10 34 12 30 30C22 46 -22 46 -30 30C-34 12 -20 -10 0 -30Z', filled('strawberry'));
