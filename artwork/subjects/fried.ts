import { between, type Random, seeded } from '../../apps/server/demo/random.ts';
import { filled, modelled, shape } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { blob, spotsOnDisc, strewn } from '../scatter.ts';
import { at, circle, ellipse, type Fragment, path, stroke } from '../svg.ts';

const flecks = (
  random: Random,
  rx: number,
  ry: number,
  count: number,
  matter: MatterName = 'fried',
): Fragment =>
  spotsOnDisc(random, 1, count)
    .map(([x, y]) =>
      ellipse(x * rx, y * ry, between(random, 3, 7), between(random, 2, 5), matters[matter].light, {
        opacity: between(random, 0.35, 0.8),
      }),
    )
    .join('');

/** Chickpea fritter: a thin square with blistered edges. */
export const panella = (random: Random): Fragment =>
  modelled(
    'fried',
    9,
    path(
      'M-92 -58Q-96 -70 -80 -70L84 -66Q98 -64 96 -50L90 56Q88 70 74 68L-82 64Q-98 62 -96 48Z',
      filled('yellowCheese'),
    ),
  ) +
  path(
    'M-84 -50Q-80 -60 -60 -58L70 -56Q84 -54 82 -38L78 42Q76 56 56 54L-70 50Q-86 48 -84 34Z',
    matters.fried.body,
    { opacity: 0.45 },
  ) +
  flecks(random, 70, 46, 22) +
  [
    [-40, -20],
    [30, 14],
    [50, -30],
    [-20, 30],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 5, '#5f8f3a', { opacity: 0.6 }))
    .join('');

/** Potato croquette. */
export const croquette = (random: Random): Fragment =>
  shape(
    'fried',
    13,
    'M-112 0C-114 -40 -80 -48 -48 -48L48 -48C84 -48 114 -38 112 0C114 38 84 48 48 48L-48 48C-80 48 -114 40 -112 0Z',
  ) + flecks(random, 92, 34, 46);

/** Ricotta crispella of Catania: long, knobbly, golden. */
export const crispella = (random: Random): Fragment =>
  modelled('fried', 14, path(blob(random, 128, 0.1, 13, 0.52), filled('fried'))) +
  flecks(random, 100, 46, 34);

export const nugget = (random: Random): Fragment =>
  modelled('fried', 12, path(blob(random, 66, 0.12, 9, 0.8), filled('fried'))) + flecks(random, 46, 34, 24);

export const mozzarellina = (random: Random): Fragment =>
  modelled('fried', 12, path(blob(random, 52, 0.05, 9), filled('fried'))) + flecks(random, 38, 36, 24);

export const friedFish = (random: Random): Fragment =>
  shape(
    'fried',
    8,
    'M-100 4C-70 -34 20 -36 66 -8L100 -30Q108 -28 104 -16L96 6L106 28Q106 38 96 34L66 14C20 40 -70 38 -100 4Z',
  ) +
  flecks(random, 66, 20, 22) +
  circle(-72, -4, 6, '#4a2412');

export const zucchiniFlower = (random: Random): Fragment =>
  shape(
    'fried',
    10,
    'M-96 4C-74 -30 -20 -50 30 -54C52 -62 92 -50 104 -32C92 -22 84 -10 96 4C84 14 92 30 100 44C80 58 40 56 20 50C-30 48 -74 34 -96 4Z',
  ) +
  stroke('M-100 4L-128 4', matters.leaf.dark, 18) +
  flecks(random, 66, 34, 30) +
  stroke('M10 -30Q50 -34 80 -30M-10 2Q40 0 74 2M6 30Q40 34 76 34', matters.pepper.light, 7, { opacity: 0.7 });

export const fry = (random: Random, matter: MatterName = 'potato'): Fragment => {
  const bend = between(random, -8, 8);
  return shape(matter, 6, `M-17 -120Q0 -128 17 -118L${15 + bend} 118Q0 124 -15 118Z`);
};

/** A striped paper cone, open at the top; its mouth is 300 wide at y = -330. */
const paperCone = (matter: MatterName): Fragment =>
  [
    shape(matter, 12, 'M-176 -300Q0 -262 176 -300L96 -10Q0 18 -96 -10Z'),
    ...[-104, -34, 34, 104].map((x) =>
      path(`M${x - 15} -277L${x + 15} -277L${(x + 13) * 0.56} 6L${(x - 13) * 0.56} 6Z`, '#ffffff', {
        opacity: 0.55,
      }),
    ),
  ].join('');

/** Fried pieces in a paper cone; the visible ones are drawn behind its rim. */
export const servedInCone = (
  seed: string,
  draw: (random: Random) => Fragment,
  { matter = 'zanga', count = 13, scale = 1 }: { matter?: MatterName; count?: number; scale?: number } = {},
): Fragment => {
  const random = seeded(seed);
  const back = Array.from({ length: count }, (_, index) => {
    const x = ((index % 7) - 3) * 44 + between(random, -8, 8);
    return at(x, -372 + Math.abs(x) * 0.28 + (index > 6 ? 52 : 0), draw(random), {
      turn: x * 0.13 + between(random, -9, 9),
      scale,
    });
  });
  return back.join('') + paperCone(matter);
};

/** A shallow basket lined with paper, from above. */
export const basketFull = (
  seed: string,
  draw: (random: Random) => Fragment,
  count: number,
  scale = 1,
): Fragment => {
  const random = seeded(seed);
  return [
    modelled('wood', 16, path(blob(random, 390, 0.012, 18, 0.98), filled('wood'))),
    ...Array.from({ length: 30 }, (_, index) =>
      at(0, 0, stroke('M0 -378L0 -338', matters.wood.dark, 12, { opacity: 0.5 }), { turn: index * 12 }),
    ),
    modelled('paper', 8, path(blob(random, 344, 0.06, 15), filled('paper'))),
    strewn(random, spotsOnDisc(random, 205, count), draw, scale),
  ].join('');
};
