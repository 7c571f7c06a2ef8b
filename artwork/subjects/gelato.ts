import { between, type Random, seeded } from '../../apps/server/demo/random.ts';
import { filled, modelled, shape } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { horizontal, vertical } from '../paint.ts';
import { blob, spotsOnDisc, strewn } from '../scatter.ts';
import { at, circle, ellipse, type Fragment, group, path, stroke } from '../svg.ts';

/** One ball, with the frill a scoop leaves; `bits` are strewn on it. */
export const scoop = (seed: string, matter: MatterName, bits?: (random: Random) => Fragment): Fragment => {
  const random = seeded(seed);
  return [
    shape(
      matter,
      16,
      'M-128 24C-140 -70 -80 -128 0 -128C80 -128 140 -70 128 24C146 44 130 70 102 58C88 82 54 80 42 62C22 84 -16 82 -30 60C-48 82 -86 76 -98 56C-130 68 -146 42 -128 24Z',
    ),
    ...spotsOnDisc(random, 82, 16).map(([x, y]) =>
      circle(x, y - 20, between(random, 3, 7), matters[matter].light, { opacity: 0.5 }),
    ),
    bits === undefined
      ? ''
      : strewn(
          random,
          spotsOnDisc(random, 84, 14).map(([x, y]) => [x, y - 22] as const),
          bits,
          0.8,
        ),
    ellipse(-48, -78, 34, 18, '#ffffff', { opacity: 0.4, transform: 'rotate(-34 -48 -78)' }),
  ].join('');
};

/** A dollop of whipped cream, foot at the origin. */
export const whippedCream = (): Fragment =>
  shape(
    'cream',
    11,
    'M-104 4C-126 -36 -92 -58 -72 -56C-92 -96 -46 -116 -34 -108C-50 -146 -6 -166 8 -196C20 -160 58 -148 40 -108C64 -114 96 -92 74 -56C96 -58 124 -34 104 4C60 22 -60 22 -104 4Z',
  ) +
  stroke('M-70 -26Q0 4 72 -26M-40 -80Q0 -56 42 -80M-16 -130Q6 -116 22 -132', matters.cream.dark, 7, {
    opacity: 0.6,
  });

/** A paper tub, its mouth 340 wide at y = -190. */
export const tub = (matter: MatterName): Fragment =>
  shape(matter, 14, 'M-182 -196Q0 -168 182 -196L134 -12Q0 16 -134 -12Z') +
  path('M-182 -196Q0 -168 182 -196L174 -164Q0 -136 -174 -164Z', '#ffffff', { opacity: 0.55 }) +
  [-96, 0, 96]
    .map((x) => circle(x * 0.9, -84 - Math.abs(x) * 0.06, 26, '#ffffff', { opacity: 0.4 }))
    .join('');

/** The soft bun with its topknot, whole. */
export const brioche = (scale = 1): Fragment =>
  group(
    { transform: `scale(${scale})` },
    shape(
      'bread',
      26,
      'M-214 -40C-226 -176 -120 -236 0 -236C120 -236 226 -176 214 -40C190 14 -190 14 -214 -40Z',
    ),
    shape(
      'bread',
      18,
      'M-84 -214C-94 -286 -44 -318 0 -318C44 -318 94 -286 84 -214C60 -184 -60 -184 -84 -214Z',
    ),
    ellipse(-30, -284, 32, 13, '#ffffff', { opacity: 0.45, transform: 'rotate(-20 -30 -284)' }),
    ellipse(-116, -166, 48, 20, '#ffffff', { opacity: 0.35, transform: 'rotate(-36 -116 -166)' }),
  );

/** Cut open and filled with gelato, the way it is eaten in Sicily in July. */
export const filledBrioche = (scoops: readonly Fragment[]): Fragment =>
  [
    at(
      0,
      -150,
      shape(
        'bread',
        22,
        'M-250 40C-276 -70 -190 -140 -60 -150C-80 -214 -30 -246 10 -246C52 -246 96 -214 78 -150C200 -138 276 -70 250 40Z',
      ),
    ),
    ...scoops.map((one, index) => at((index - (scoops.length - 1) / 2) * 176, -146, one, { scale: 0.92 })),
    shape(
      'bread',
      24,
      'M-262 -120C-230 -88 -110 -96 0 -96C110 -96 230 -88 262 -120C290 -40 200 6 0 6C-200 6 -290 -40 -262 -120Z',
    ),
    ellipse(-140, -56, 70, 13, '#ffffff', { opacity: 0.3, transform: 'rotate(8 -140 -56)' }),
  ].join('');

/** Granita in its glass: crystals of one colour, or layers from the top down. */
export const granita = (seed: string, layers: readonly MatterName[], crown: Fragment = ''): Fragment => {
  const random = seeded(seed);
  const tall = 270 / layers.length;
  const bands = layers.map((matter, index) => {
    const y = -300 + index * tall;
    return path(`M-190 ${y}Q-90 ${y - 18} 0 ${y}T190 ${y}L190 40L-190 40Z`, filled(matter));
  });
  const top = layers[0] ?? 'cream';
  const crystals = spotsOnDisc(random, 1, 90).map(([x, y]) =>
    at(
      x * 140,
      -170 + y * 120,
      path(blob(random, between(random, 5, 13), 0.3, 5), '#ffffff', { opacity: between(random, 0.15, 0.45) }),
    ),
  );
  const outline = 'M-180 -330L-130 -66Q-124 -30 -96 -28L96 -28Q124 -30 130 -66L180 -330Z';
  return [
    `<clipPath id="granita-glass"><path d="M-168 -345L-120 -70Q-114 -40 -92 -40L92 -40Q114 -40 120 -70L168 -345Z"/></clipPath>`,
    group({ 'clip-path': 'url(#granita-glass)' }, ...bands, ...crystals),
    modelled(
      top,
      12,
      path(blob(random, 168, 0.07, 13, 0.36), filled(top), { transform: 'translate(0 -318)' }),
    ),
    ...spotsOnDisc(random, 1, 36).map(([x, y]) =>
      circle(x * 130, -322 + y * 40, between(random, 4, 8), '#ffffff', { opacity: 0.5 }),
    ),
    at(0, -344, crown),
    path(outline, horizontal('#ffffff50', '#ffffff00', '#ffffff30'), {
      stroke: '#ffffff',
      'stroke-width': 7,
      'stroke-opacity': 0.8,
    }),
    path(
      'M-100 -28L100 -28Q112 -28 108 -12Q0 14 -108 -12Q-112 -28 -100 -28Z',
      vertical('#ffffffd8', '#c8e2eec0'),
    ),
    stroke('M-142 -270L-104 -84', '#ffffff', 15, { opacity: 0.65 }),
  ].join('');
};

/** Gelato on a stick, dipped. */
export const stick = (matter: MatterName, inside: MatterName): Fragment =>
  [
    modelled('wood', 8, path('M-24 -130L24 -130L24 -20Q24 0 0 0Q-24 0 -24 -20Z', filled('wood'))),
    shape(
      matter,
      20,
      'M-128 -136L-128 -440C-128 -560 -70 -600 0 -600C70 -600 128 -560 128 -440L128 -136Q126 -110 100 -110L-100 -110Q-126 -110 -128 -136Z',
    ),
    shape(
      inside,
      6,
      'M128 -470C128 -560 70 -600 14 -600C30 -580 20 -566 40 -556C34 -530 70 -530 70 -504C96 -506 100 -474 128 -470Z',
    ),
    stroke('M-92 -470L-92 -220', '#ffffff', 18, { opacity: 0.4 }),
  ].join('');
