import { filled, modelled, shape } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { horizontal, vertical } from '../paint.ts';
import { at, box, circle, ellipse, type Fragment, group, path, stroke } from '../svg.ts';

export type Drink = {
  /** From the top of the liquid down. */
  readonly colors: readonly string[];
  readonly ice?: boolean;
  readonly foam?: boolean;
  readonly bubbles?: boolean;
  readonly straw?: string;
};

const cube = (x: number, y: number, turn: number, size = 74): Fragment =>
  at(
    x,
    y,
    box(0, 0, size, size, 16, vertical('#ffffffd0', '#dff1ff80'), {
      stroke: '#ffffff',
      'stroke-width': 4,
      'stroke-opacity': 0.8,
    }),
    { turn },
  );

const bubbles = (width: number, top: number, bottom: number): Fragment =>
  Array.from({ length: 22 }, (_, index) =>
    circle(
      ((index * 67) % width) - width / 2,
      top + ((index * 103) % (bottom - top)),
      4 + (index % 3) * 2,
      '#ffffff',
      { opacity: 0.55 },
    ),
  ).join('');

const foam = (width: number, y: number): Fragment =>
  modelled(
    'cream',
    10,
    path(
      `M${-width / 2} ${y + 26}C${-width * 0.62} ${y - 30} ${-width * 0.42} ${y - 62} ${-width * 0.26} ${y - 50}C${-width * 0.2} ${y - 84} ${width * 0.02} ${y - 84} ${width * 0.06} ${y - 56}C${width * 0.2} ${y - 84} ${width * 0.46} ${y - 66} ${width * 0.44} ${y - 30}C${width * 0.58} ${y - 20} ${width * 0.54} ${y + 20} ${width / 2} ${y + 26}Q0 ${y + 52} ${-width / 2} ${y + 26}Z`,
      filled('cream'),
    ),
  );

const shine = (x: number, top: number, bottom: number): Fragment =>
  stroke(`M${x} ${top}L${x + 8} ${bottom}`, '#ffffff', 16, { opacity: 0.6 }) +
  stroke(`M${x + 36} ${top + 10}L${x + 40} ${top + 90}`, '#ffffff', 9, { opacity: 0.5 });

const straw = (color: string, top: number): Fragment =>
  stroke(`M-10 -60L58 ${top + 40}L140 ${top - 10}`, color, 24) +
  stroke(`M-4 -60L62 ${top + 44}`, '#ffffff', 6, { opacity: 0.4 });

type Walls = {
  readonly outline: string;
  readonly inside: string;
  readonly top: number;
  readonly level: number;
  readonly mouth: number;
  readonly base: number;
};

const drawn = (
  { outline, inside, top, level, mouth, base }: Walls,
  { colors, ice, foam: foamy, bubbles: fizzy, straw: color }: Drink,
): Fragment =>
  [
    color === undefined ? '' : straw(color, top),
    path(outline, vertical('#ffffff90', '#e6f4fb70', '#cfe8f5a0')),
    group(
      { opacity: 0.94 },
      path(inside, vertical(...colors)),
      path(inside, horizontal('#ffffff55', '#ffffff00', '#00000022')),
    ),
    ellipse(0, level, mouth * 0.46, mouth * 0.07, '#ffffff', { opacity: 0.35 }),
    fizzy === true ? bubbles(mouth * 0.62, level + 40, base - 50) : '',
    ice === true
      ? cube(-mouth * 0.2, level + 34, -14) +
        cube(mouth * 0.17, level + 62, 18) +
        cube(-mouth * 0.04, level + 128, 38)
      : '',
    foamy === true ? foam(mouth, level) : '',
    path(outline, 'none', { stroke: '#ffffff', 'stroke-width': 7, 'stroke-opacity': 0.85 }),
    foamy === true
      ? ''
      : ellipse(0, top, mouth / 2, mouth * 0.07, 'none', {
          stroke: '#ffffff',
          'stroke-width': 7,
          opacity: 0.9,
        }),
    shine(-mouth * 0.38, top + 70, base - 90),
  ].join('');

/** Tall and straight, foot at the origin. */
export const highball = (drink: Drink): Fragment =>
  drawn(
    {
      outline: 'M-140 -470L-116 -14Q0 10 116 -14L140 -470Q0 -440 -140 -470Z',
      inside: 'M-124 -390Q0 -364 124 -390L104 -28Q0 -8 -104 -28Z',
      top: -470,
      level: -384,
      mouth: 270,
      base: 0,
    },
    drink,
  );

export const tumbler = (drink: Drink): Fragment =>
  drawn(
    {
      outline: 'M-190 -330L-160 -16Q0 12 160 -16L190 -330Q0 -300 -190 -330Z',
      inside: 'M-172 -258Q0 -232 172 -258L148 -36Q0 -14 -148 -36Z',
      top: -330,
      level: -252,
      mouth: 372,
      base: 0,
    },
    drink,
  );

export const pint = (drink: Drink): Fragment =>
  drawn(
    {
      outline:
        'M-150 -480C-170 -380 -120 -200 -116 -20Q0 10 116 -20C120 -200 170 -380 150 -480Q0 -456 -150 -480Z',
      inside:
        'M-146 -430C-146 -350 -108 -200 -104 -34Q0 -10 104 -34C108 -200 146 -350 146 -430Q0 -406 -146 -430Z',
      top: -480,
      level: -430,
      mouth: 300,
      base: 0,
    },
    drink,
  );

const stem = (from: number): Fragment =>
  path(
    `M-12 ${from}Q-6 ${from * 0.4} -16 -26L16 -26Q6 ${from * 0.4} 12 ${from}Z`,
    horizontal('#ffffffd0', '#d6ebf5b0', '#ffffffc0'),
  ) + ellipse(0, -16, 122, 20, vertical('#ffffffe0', '#cfe5f0c0'), { stroke: '#ffffff', 'stroke-width': 5 });

/** A balloon on a stem: spritz, gin, red wine. */
export const balloon = (drink: Drink): Fragment =>
  stem(-190) +
  drawn(
    {
      outline: 'M-150 -520C-210 -400 -190 -196 0 -184C190 -196 210 -400 150 -520Q0 -494 -150 -520Z',
      inside: 'M-176 -400C-184 -290 -130 -204 0 -198C130 -204 184 -290 176 -400Q0 -370 -176 -400Z',
      top: -520,
      level: -394,
      mouth: 300,
      base: -210,
    },
    drink,
  );

export const flute = (drink: Drink): Fragment =>
  stem(-160) +
  drawn(
    {
      outline: 'M-74 -540C-96 -400 -80 -176 0 -160C80 -176 96 -400 74 -540Q0 -526 -74 -540Z',
      inside: 'M-82 -450C-88 -330 -66 -186 0 -174C66 -186 88 -330 82 -450Q0 -436 -82 -450Z',
      top: -540,
      level: -446,
      mouth: 140,
      base: -190,
    },
    drink,
  );

/** A slice of fruit on the rim, or a leaf in the drink. */
export const onRim = (x: number, y: number, slice: Fragment, turn = 18, scale = 1.2): Fragment =>
  at(x, y, slice, { turn, scale });

/** A cup seen from above on its saucer; `latte` draws a heart on milk foam. */
export const cupFromAbove = (
  coffee: MatterName,
  { latte = false, saucer = 'porcelain' as MatterName } = {},
): Fragment =>
  [
    modelled(saucer, 12, circle(0, 0, 390, filled(saucer))),
    circle(0, 0, 300, matters[saucer].dark, { opacity: 0.5 }),
    modelled(saucer, 9, path('M226 -44L350 -40Q392 -36 390 0Q392 36 350 40L226 44Z', filled(saucer))),
    modelled(saucer, 14, circle(0, 0, 262, filled(saucer))),
    circle(0, 0, 226, matters[coffee].shade),
    circle(0, 6, 220, filled(coffee)),
    latte ? latteHeart : circle(-40, -50, 120, matters[coffee].light, { opacity: 0.25 }),
  ].join('');

const latteHeart: Fragment =
  circle(0, 6, 196, matters.caramel.body, { opacity: 0.55 }) +
  shape(
    'cream',
    8,
    'M0 150C-120 70 -150 -20 -110 -80C-74 -128 -20 -112 0 -60C20 -112 74 -128 110 -80C150 -20 120 70 0 150Z',
  ) +
  path(
    'M0 96C-70 46 -92 -8 -70 -44C-48 -68 -14 -60 0 -24C14 -60 48 -68 70 -44C92 -8 70 46 0 96Z',
    matters.caramel.body,
    { opacity: 0.55 },
  ) +
  path(
    'M0 58C-38 28 -48 2 -36 -16C-24 -28 -8 -24 0 -4C8 -24 24 -28 36 -16C48 2 38 28 0 58Z',
    matters.cream.body,
  );
