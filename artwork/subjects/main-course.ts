import { between, type Random, seeded } from '../../apps/server/demo/random.ts';
import { filled, modelled, shape } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { blob, spotsOnDisc, strewn } from '../scatter.ts';
import { at, circle, ellipse, type Fragment, path, stroke } from '../svg.ts';

const crumbs = (random: Random, rx: number, ry: number, matter: MatterName, count = 40): Fragment =>
  spotsOnDisc(random, 1, count)
    .map(([x, y]) =>
      ellipse(
        x * rx,
        y * ry,
        between(random, 3, 8),
        between(random, 3, 6),
        random() < 0.5 ? matters[matter].light : matters[matter].dark,
        { opacity: between(random, 0.35, 0.8) },
      ),
    )
    .join('');

/** A roll in breadcrumbs, as threaded on the skewer. */
const roll =
  (matter: MatterName = 'fried') =>
  (random: Random): Fragment =>
    shape(
      matter,
      13,
      'M-84 -44C-60 -60 60 -60 84 -44C98 -20 98 20 84 44C60 60 -60 60 -84 44C-98 20 -98 -20 -84 -44Z',
    ) +
    crumbs(random, 74, 40, matter, 34) +
    stroke('M84 -30C64 -20 64 20 84 30', matters[matter].shade, 6, { opacity: 0.4 });

/** Rolls on a skewer with bay leaves between. */
export const skewer = (seed: string, matter: MatterName = 'fried', pieces = 3): Fragment => {
  const random = seeded(seed);
  const reach = pieces * 96;
  const bay = () => shape('darkLeaf', 5, 'M0 -74C34 -40 34 40 0 74C-34 40 -34 -40 0 -74Z');
  return [
    stroke(`M${-reach - 70} 0L${reach + 60} 0`, matters.wood.body, 12),
    ...Array.from({ length: pieces }, (_, index) =>
      at(-reach + 96 + index * 192, 0, roll(matter)(random), { turn: 90, scale: 1.06 }),
    ),
    ...Array.from({ length: pieces - 1 }, (_, index) =>
      at(-reach + 192 + index * 192, 0, bay(), { turn: 8 }),
    ),
  ].join('');
};

/** A flat breaded cutlet. */
export const cutlet = (seed: string): Fragment => {
  const random = seeded(seed);
  return (
    modelled('fried', 18, path(blob(random, 236, 0.14, 10, 0.74), filled('fried'))) +
    crumbs(random, 190, 128, 'fried', 120)
  );
};

/** One grilled sausage, gently bent. */
export const link = (): Fragment =>
  [
    shape(
      'sausage',
      15,
      'M-232 26C-236 -40 -120 -92 0 -92C120 -92 236 -40 232 26C228 62 180 64 160 40C110 -4 60 -16 0 -16C-60 -16 -110 -4 -160 40C-180 64 -228 62 -232 26Z',
    ),
    ...[-150, -80, -10, 60, 130].map((x) =>
      stroke(
        `M${x - 16} ${-20 + Math.abs(x) * 0.22}L${x + 20} ${-72 + Math.abs(x) * 0.26}`,
        matters.sausage.shade,
        12,
        { opacity: 0.55 },
      ),
    ),
    stroke('M-196 0C-140 -56 -70 -72 0 -74', matters.sausage.light, 11, { opacity: 0.5 }),
  ].join('');

/** Slices of a roast or a steak, fanned; pink in the middle when rare. */
export const slices = (outside: MatterName, inside: MatterName, count = 5, core: Fragment = ''): Fragment =>
  Array.from({ length: count }, (_, index) =>
    at(
      (index - (count - 1) / 2) * 86,
      (index % 2) * 8,
      modelled(
        outside,
        9,
        path(
          'M-58 -150C-20 -172 60 -160 74 -110C92 -40 90 60 66 128C40 170 -30 168 -54 138C-82 60 -86 -80 -58 -150Z',
          matters[outside].body,
        ),
      ) +
        path(
          'M-44 -132C-14 -150 48 -140 58 -100C74 -36 72 52 52 112C30 148 -22 146 -42 122C-66 52 -68 -70 -44 -132Z',
          filled(inside),
        ) +
        core,
      { turn: 14 },
    ),
  ).join('');

/** A whole fish, head to the left. */
export const fish = (matter: MatterName = 'steel'): Fragment =>
  [
    shape(matter, 10, 'M214 0L330 -104Q352 -100 342 -70L306 0L342 70Q352 100 330 104Z'),
    shape(matter, 10, 'M-60 -104Q20 -176 120 -96Q40 -86 -60 -104Z'),
    shape(
      matter,
      22,
      'M-344 8C-300 -78 -180 -128 -40 -124C90 -120 190 -60 240 0C190 66 80 120 -50 124C-190 126 -300 84 -344 8Z',
    ),
    stroke('M-214 -96Q-160 0 -214 96', matters[matter].shade, 8, { opacity: 0.5 }),
    circle(-266, -22, 26, '#ffffff'),
    circle(-268, -22, 14, '#2b2540'),
    circle(-273, -28, 5, '#ffffff'),
    stroke('M-334 20Q-308 30 -286 26', matters[matter].shade, 7, { opacity: 0.6 }),
    ...[-110, -40, 30, 100].flatMap((x) =>
      [-50, 0, 50].map((y) =>
        stroke(`M${x - y * 0.2} ${y - 20}Q${x + 24} ${y} ${x - y * 0.2} ${y + 20}`, matters[matter].dark, 6, {
          opacity: 0.6,
        }),
      ),
    ),
  ].join('');

/** A steak of fish with a dark seared edge and grill marks. */
export const fishSteak = (matter: MatterName, edge: MatterName): Fragment =>
  [
    shape(
      edge,
      14,
      'M-186 -40C-176 -140 -60 -166 40 -150C150 -136 206 -60 190 30C170 126 60 156 -50 146C-150 136 -200 60 -186 -40Z',
    ),
    path(
      'M-158 -34C-150 -114 -52 -140 34 -126C126 -114 176 -50 162 26C146 104 52 130 -42 122C-128 114 -170 50 -158 -34Z',
      filled(matter),
    ),
    ...[-90, -20, 50, 120].map((x) =>
      stroke(
        `M${x - 60} ${90 - Math.abs(x) * 0.1}L${x + 40} ${-92 + Math.abs(x) * 0.1}`,
        matters.grilled.shade,
        15,
        { opacity: 0.5 },
      ),
    ),
  ].join('');

/** A stuffed sardine rolled with its tail up, as the warbler it is named after. */
export const beccafico = (random: Random): Fragment =>
  shape('steel', 10, 'M-58 18C-70 -30 -30 -58 6 -56C46 -54 66 -24 58 14C50 46 -40 52 -58 18Z') +
  path('M-40 12C-46 -20 -18 -38 8 -36C34 -34 46 -16 40 10C32 30 -28 34 -40 12Z', filled('fried')) +
  crumbs(random, 32, 22, 'fried', 16) +
  shape('steel', 5, 'M44 -30L84 -72Q96 -70 90 -56L80 -44L96 -38Q98 -26 84 -24L54 -16Z');

export const stuffedSquid = (): Fragment =>
  shape('whiteFish', 14, 'M-196 0C-180 -74 -40 -96 120 -76C156 -66 156 66 120 76C-40 96 -180 74 -196 0Z') +
  stroke('M-90 -40Q-70 0 -90 40M-20 -52Q0 0 -20 52M54 -52Q74 0 54 52', matters.grilled.body, 12, {
    opacity: 0.55,
  }) +
  shape(
    'onion',
    8,
    'M126 -56C190 -70 240 -40 250 -16C230 -20 220 -12 212 -4C232 0 252 20 244 40C226 24 212 22 204 28C214 44 204 66 186 74C182 56 160 56 126 58C150 30 150 -26 126 -56Z',
  );

/** Grilled vegetables and the like: long slices with marks. */
export const grilledSlice = (matter: MatterName, peel: MatterName) => (): Fragment =>
  shape(peel, 7, 'M-120 -26C-80 -56 90 -54 124 -20C140 20 100 50 20 48C-70 50 -150 24 -120 -26Z') +
  path('M-106 -22C-70 -44 84 -42 112 -14C124 16 90 38 18 36C-64 38 -130 18 -106 -22Z', filled(matter)) +
  stroke('M-70 -28L-50 28M-20 -34L0 34M34 -32L54 30M84 -24L96 18', matters.grilled.shade, 8, {
    opacity: 0.55,
  });

export const toast =
  (spreadOn: MatterName, bits: (random: Random) => Fragment, count = 8) =>
  (random: Random): Fragment =>
    shape(
      'bread',
      12,
      'M-150 -56C-130 -92 130 -92 150 -56C164 -10 164 20 148 56C120 90 -120 90 -148 56C-164 20 -164 -10 -150 -56Z',
    ) +
    path(
      'M-128 -46C-110 -72 110 -72 128 -46C140 -10 140 16 126 46C104 70 -104 70 -126 46C-140 16 -140 -10 -128 -46Z',
      filled(spreadOn),
    ) +
    strewn(
      random,
      spotsOnDisc(random, 1, count).map(([x, y]) => [x * 104, y * 46] as const),
      bits,
      0.62,
    );
