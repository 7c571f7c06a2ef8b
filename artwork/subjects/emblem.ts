import { matters } from '../colors.ts';
import { at, circle, ellipse, type Fragment, path, stroke } from '../svg.ts';

/** The sun of Zanga: sixteen rays around a Z. */
export const sunMark = (
  rays: string = matters.sun.body,
  disc: string = matters.zanga.body,
  letter = '#fffaf0',
): Fragment =>
  [
    ...Array.from({ length: 16 }, (_, index) =>
      at(
        0,
        0,
        path('M-17 -74L0 -108L17 -74Z', rays, {
          stroke: rays,
          'stroke-width': 8,
          'stroke-linejoin': 'round',
        }),
        { turn: index * 22.5 },
      ),
    ),
    circle(0, 0, 80, disc),
    path(
      'M-38 -46L38 -46Q48 -44 44 -32L-4 26L38 26Q46 28 44 40Q42 46 36 46L-38 46Q-48 44 -44 32L4 -26L-36 -26Q-44 -28 -44 -38Q-44 -46 -38 -46Z',
      letter,
    ),
  ].join('');

const lemon =
  path(
    'M-72 0C-60 -50 -30 -64 6 -62C40 -60 58 -34 80 -26C84 -14 70 -6 70 6C62 48 20 66 -14 60C-44 56 -62 34 -72 0Z',
    matters.lemon.body,
  ) + path('M-30 -58C-40 -90 -10 -102 22 -98C20 -74 0 -58 -30 -58Z', matters.basil.body);
const grapes =
  [
    [-40, -20],
    [0, -24],
    [40, -20],
    [-20, 14],
    [20, 14],
    [0, 46],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 25, matters.mulberry.body))
    .join('') + path('M-4 -44C-40 -70 -10 -98 30 -92C36 -70 20 -46 -4 -44Z', matters.basil.body);
const volcano =
  path('M-96 62L-26 -42Q0 -30 26 -42L96 62Z', matters.navy.body) +
  path('M-26 -42Q0 -30 26 -42L40 -20Q22 -6 14 18Q2 24 -6 -2Q-20 6 -30 -30Z', matters.zanga.body) +
  path('M-20 -58Q-40 -84 -10 -92Q0 -112 24 -98Q48 -96 36 -74Q30 -58 0 -56Z', '#e9e2f0');
const olives =
  stroke('M-80 46Q0 20 70 -70', matters.darkLeaf.body, 9) +
  [
    [-38, -10, -60],
    [4, -44, -50],
    [30, 30, 60],
    [-14, 62, 70],
  ]
    .map(([x = 0, y = 0, turn = 0]) => at(x, y, ellipse(0, 0, 17, 40, matters.leaf.dark), { turn }))
    .join('') +
  ellipse(50, -8, 26, 32, matters.olive.light) +
  ellipse(0, 20, 26, 32, matters.greenOlive.body);
const wheat =
  stroke('M0 84L0 -30', matters.caramel.body, 9) +
  [-66, -38, -10, 18]
    .map(
      (y) =>
        at(-24, y, ellipse(0, 0, 14, 28, matters.sun.dark), { turn: -34 }) +
        at(24, y, ellipse(0, 0, 14, 28, matters.sun.dark), { turn: 34 }),
    )
    .join('') +
  ellipse(0, -84, 14, 28, matters.sun.dark);
const wave = [-34, 10, 54]
  .map((y, index) =>
    stroke(
      `M-84 ${y}Q-56 ${y - 36} -28 ${y}T28 ${y}T84 ${y}`,
      [matters.sea.light, matters.sea.body, matters.sea.dark][index] ?? '',
      18,
    ),
  )
  .join('');
const pistachio = [
  [-34, 10, -30],
  [34, 10, 30],
  [0, -30, 0],
]
  .map(([x = 0, y = 0, turn = 0]) =>
    at(x, y, ellipse(0, 0, 34, 48, matters.kraft.light) + ellipse(0, 0, 17, 44, matters.pistachio.body), {
      turn,
    }),
  )
  .join('');
const hop = [
  [0, -40],
  [-30, -10],
  [30, -10],
  [0, 8],
  [-26, 36],
  [26, 36],
  [0, 56],
]
  .map(([x = 0, y = 0]) =>
    path('M0 36C-32 22 -30 -16 0 -30C30 -16 32 22 0 36Z', matters.leaf.body, {
      transform: `translate(${x} ${y})`,
      stroke: matters.darkLeaf.body,
      'stroke-width': 4,
    }),
  )
  .join('');
const bean = at(
  0,
  0,
  ellipse(0, 0, 54, 80, matters.coffee.dark) + stroke('M6 -70Q-26 -20 6 10T0 72', matters.coffee.light, 9),
  { turn: 28 },
);
const orange =
  circle(0, 8, 68, matters.orange.body) +
  path('M0 -58C-6 -96 40 -104 62 -90C54 -62 30 -52 0 -58Z', matters.basil.body) +
  ellipse(-24, -16, 16, 10, '#ffffff', { opacity: 0.5 });
const almond = at(
  0,
  0,
  path('M0 -84C52 -40 56 50 0 84C-56 50 -52 -40 0 -84Z', matters.almond.dark) +
    stroke('M0 -56L0 56M-22 -30Q-30 10 -18 40M22 -30Q30 10 18 40', matters.almond.light, 6),
  { turn: 20 },
);
const peach =
  circle(0, 6, 66, matters.salmon.body) +
  stroke('M0 -54Q-26 0 0 68', matters.salmon.dark, 6) +
  path('M4 -58C16 -92 56 -92 70 -76C58 -54 30 -48 4 -58Z', matters.basil.body);
const drop =
  path(
    'M0 -84C44 -26 62 4 58 34C54 66 28 80 0 80C-28 80 -54 66 -58 34C-62 4 -44 -26 0 -84Z',
    matters.sea.body,
  ) + ellipse(-22, 28, 13, 24, '#ffffff', { opacity: 0.6 });
const cola = circle(0, 0, 70, matters.cured.body) + stroke('M-40 16Q-14 -30 4 0T46 -16', '#ffffff', 17);
const caper = [
  [-34, 22],
  [36, 20],
  [0, -30],
]
  .map(
    ([x = 0, y = 0]) =>
      circle(x, y, 36, matters.zucchini.dark) + ellipse(x - 10, y - 12, 9, 7, '#ffffff', { opacity: 0.6 }),
  )
  .join('');
const bee =
  ellipse(-24, -40, 24, 38, '#ffffff', { transform: 'rotate(-20 -24 -40)' }) +
  ellipse(26, -40, 24, 38, '#ffffff', { transform: 'rotate(20 26 -40)' }) +
  ellipse(0, 16, 62, 44, matters.sun.body) +
  stroke('M-22 -24L-22 56M10 -27L10 58M40 -14L40 46', matters.black.body, 15);
const tomato =
  circle(0, 10, 66, matters.tomato.body) +
  path('M0 -40L-40 -62L-18 -30L-46 -12L-4 -22L40 -10L20 -30L42 -60Z', matters.basil.body);
const chilli =
  path('M-74 -30C-70 20 -20 66 66 62C74 56 70 48 62 46C10 40 -24 4 -34 -40Z', matters.tomato.dark) +
  path('M-80 -30Q-54 -58 -28 -42L-52 -74Z', matters.basil.body);

const emblems = {
  zanga: sunMark(),
  lemon,
  grapes,
  volcano,
  olives,
  wheat,
  wave,
  pistachio,
  hop,
  bean,
  orange,
  almond,
  peach,
  drop,
  cola,
  caper,
  bee,
  tomato,
  chilli,
} as const;
export type Emblem = keyof typeof emblems;

/** A small flat picture for labels, about 200 across. */
export const emblem = (which: Emblem): Fragment => emblems[which];
