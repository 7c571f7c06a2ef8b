import { between, type Random, seeded } from '../../apps/server/demo/random.ts';
import { filled, modelled, shape } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { blob, spotsOnDisc, spotsOnRing, strewn } from '../scatter.ts';
import { at, circle, ellipse, type Fragment, path, stroke } from '../svg.ts';
import { pistachio } from '../toppings/garden.ts';

export const sugarDust = (random: Random, rx: number, ry: number, count = 60): Fragment =>
  spotsOnDisc(random, 1, count)
    .map(([x, y]) =>
      circle(x * rx, y * ry, between(random, 2, 6), '#ffffff', { opacity: between(random, 0.5, 0.95) }),
    )
    .join('');

export const cherry = (): Fragment =>
  modelled('cured', 8, circle(0, 0, 34, filled('cured'))) +
  ellipse(-11, -13, 9, 6, '#ffffff', { opacity: 0.7 });

export const chocolateChip = (): Fragment =>
  modelled('darkChocolate', 3, path('M0 -14Q14 4 11 11Q0 18 -11 11Q-14 4 0 -14Z', filled('darkChocolate')));

const frill = (matter: MatterName, bits: Fragment): Fragment =>
  shape(
    matter,
    13,
    'M-86 0C-104 -52 -80 -104 -36 -108C-8 -130 42 -124 56 -98C92 -88 100 -40 86 0C96 46 66 92 30 96C-8 116 -54 104 -66 78C-96 60 -100 30 -86 0Z',
  ) + bits;

/** A cannolo lying at an angle, its two ends dressed. */
export const cannolo = (
  seed: string,
  dressing: (random: Random) => Fragment,
  shell: MatterName = 'fried',
): Fragment => {
  const random = seeded(seed);
  const end = (spread: Fragment) => frill('cream', spread);
  const dressed = () => strewn(random, spotsOnDisc(random, 66, 13), dressing, 1.2);
  return [
    at(-296, 0, end(dressed())),
    at(296, 0, end(dressed())),
    shape(
      shell,
      20,
      'M-262 -88C-220 -108 -90 -116 0 -112C90 -116 220 -108 262 -88C282 -50 282 50 262 88C220 108 90 116 0 112C-90 116 -220 108 -262 88C-282 50 -282 -50 -262 -88Z',
    ),
    path(
      'M-240 70C-100 100 0 40 110 -106C150 -112 220 -104 262 -88C268 -76 272 -60 275 -40C200 10 60 100 -150 106C-200 104 -240 96 -262 88Z',
      matters[shell].light,
      { opacity: 0.28 },
    ),
    ...spotsOnDisc(random, 1, 34).map(([x, y]) =>
      ellipse(x * 230, y * 84, between(random, 5, 14), between(random, 4, 10), matters[shell].dark, {
        opacity: 0.35,
      }),
    ),
    sugarDust(random, 220, 84, 70),
  ].join('');
};

/** Cassata from above: white icing, green marzipan, candied fruit in a crown. */
export const cassata = (): Fragment => {
  const candied = [
    modelled(
      'orange',
      6,
      path('M-56 16Q-20 -34 56 -20Q60 -2 30 4Q-6 4 -30 30Q-58 36 -56 16Z', filled('orange')),
    ),
    cherry(),
    modelled('leaf', 6, path('M-56 16Q-20 -34 56 -20Q60 -2 30 4Q-6 4 -30 30Q-58 36 -56 16Z', filled('leaf'))),
    cherry(),
  ];
  const lace = spotsOnRing(318, 26)
    .map(([x, y]) => circle(x, y, 22, '#ffffff'))
    .join('');
  return [
    modelled('pistachio', 22, circle(0, 0, 376, filled('pistachio'))),
    modelled('cream', 5, lace),
    modelled('cream', 14, circle(0, 0, 318, filled('cream'))),
    ...spotsOnRing(218, 12, 15).map(([x, y], index) =>
      at(x, y, candied[index % 4] ?? '', { turn: index * 30 + 105, scale: 1.15 }),
    ),
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      at(0, 0, at(0, -78, modelled('orange', 6, ellipse(0, 0, 28, 62, filled('orange')))), { turn }),
    ),
    at(0, 0, cherry(), { scale: 1.5 }),
    ...spotsOnRing(288, 24).map(([x, y]) => circle(x, y, 7, matters.pink.body)),
  ].join('');
};

/** A small white dome with a cherry: the pastry of Saint Agatha. */
export const dome = (icing: MatterName = 'cream', top: Fragment = cherry()): Fragment =>
  [
    shape('bread', 8, 'M-150 -26L150 -26Q162 4 132 8L-132 8Q-162 4 -150 -26Z'),
    shape(
      icing,
      18,
      'M-152 -18C-156 -150 -84 -214 0 -214C84 -214 156 -150 152 -18Q140 4 118 -8Q96 12 70 -4Q40 14 8 -4Q-26 14 -54 -4Q-84 12 -112 -6Q-142 6 -152 -18Z',
    ),
    ellipse(-66, -150, 36, 17, '#ffffff', { opacity: 0.7, transform: 'rotate(-40 -66 -150)' }),
    at(0, -222, top),
  ].join('');

/** A slice of layered cake from its cut side: a wedge lying down, layers from the top. */
export const slice = (
  seed: string,
  layers: readonly (readonly [MatterName, number])[],
  top: Fragment = '',
): Fragment => {
  const random = seeded(seed);
  const total = layers.reduce((sum, [, thick]) => sum + thick, 0);
  const first = layers[0]?.[0] ?? 'cream';
  let y = -total;
  const bands = layers.map(([matter, thick], index) => {
    const lower = index === layers.length - 1 ? 14 : 0;
    const band = shape(
      matter,
      5,
      `M-330 ${y}Q0 ${y + 10} 300 ${y - 4}L300 ${y + thick + lower * 0.2}Q0 ${y + thick + 12} -330 ${y + thick}Z`,
    );
    y += thick;
    return band;
  });
  return [
    shape(
      first,
      9,
      `M-330 ${-total}L214 ${-total - 128}Q300 ${-total - 132} 300 ${-total - 4}Q0 ${-total + 10} -330 ${-total}Z`,
    ),
    ...bands,
    ...spotsOnDisc(random, 1, 26).map(([x, spot]) =>
      circle(x * 290, -total / 2 + spot * total * 0.42, 4, '#ffffff', { opacity: 0.25 }),
    ),
    at(60, -total - 56, top),
  ].join('');
};

/** Something in a glass, seen from the front: layers from the top down. */
export const inGlass = (layers: readonly (readonly [MatterName, number])[], top: Fragment = ''): Fragment => {
  const total = layers.reduce((sum, [, thick]) => sum + thick, 0);
  let y = -total - 20;
  const bands = layers.map(([matter, thick]) => {
    const band = shape(
      matter,
      6,
      `M-168 ${y}Q-84 ${y + 20} 0 ${y + 6}T168 ${y}L158 ${y + thick + 8}Q0 ${y + thick + 24} -158 ${y + thick + 8}Z`,
    );
    y += thick;
    return band;
  });
  return [
    ...bands,
    at(0, -total - 26, top),
    path(`M-184 ${-total - 70}L-168 -10Q0 22 168 -10L184 ${-total - 70}`, '#ffffff', {
      'fill-opacity': 0.1,
      stroke: '#ffffff',
      'stroke-width': 9,
      'stroke-opacity': 0.9,
      'stroke-linejoin': 'round',
    }),
    ellipse(0, -2, 162, 17, '#ffffff', { opacity: 0.55 }),
    stroke(`M-142 ${-total - 20}L-132 -60`, '#ffffff', 17, { opacity: 0.55 }),
  ].join('');
};

/** Moulded and turned out: almond blancmange, watermelon jelly, panna cotta. */
export const moulded = (matter: MatterName, top: Fragment = '', sauce?: MatterName): Fragment =>
  [
    ellipse(0, 0, 330, 46, matters.porcelain.dark),
    ellipse(0, -8, 330, 44, filled('porcelain')),
    sauce === undefined ? '' : shape(sauce, 5, 'M-236 -8C-230 -36 230 -36 236 -8C240 18 -240 18 -236 -8Z'),
    shape(
      matter,
      20,
      'M-196 -14C-190 -110 -160 -220 -138 -252C-110 -284 110 -284 138 -252C160 -220 190 -110 196 -14Q0 20 -196 -14Z',
    ),
    ...[-96, 0, 96].map((x) =>
      stroke(`M${x * 0.9} -250Q${x * 1.2} -130 ${x * 1.45} -12`, matters[matter].dark, 7, { opacity: 0.35 }),
    ),
    ellipse(0, -258, 132, 26, matters[matter].light, { opacity: 0.75 }),
    sauce === undefined
      ? ''
      : shape(
          sauce,
          6,
          'M-136 -262C-120 -292 120 -292 136 -262C148 -230 120 -200 112 -230C104 -246 84 -244 76 -226C70 -170 40 -176 36 -220C24 -238 -10 -238 -22 -216C-30 -190 -60 -190 -64 -222C-84 -244 -104 -226 -110 -206C-128 -200 -146 -232 -136 -262Z',
        ),
    at(0, -266, top),
  ].join('');

/** Sfincia of Saint Joseph: a fritter under ricotta, candied orange and pistachio. */
export const sfincia = (seed: string): Fragment => {
  const random = seeded(seed);
  return [
    modelled('fried', 26, path(blob(random, 286, 0.1, 11, 0.92), filled('fried'))),
    modelled('cream', 16, path(blob(random, 214, 0.14, 10, 0.9), filled('cream'))),
    strewn(random, spotsOnDisc(random, 170, 26), pistachio, 1.3),
    at(
      -8,
      -10,
      modelled(
        'orange',
        8,
        path('M-140 30Q-60 -70 130 -50Q146 -20 80 -8Q-20 -4 -80 62Q-140 70 -140 30Z', filled('orange')),
      ),
    ),
    at(96, 92, cherry()),
  ].join('');
};

/** A fried or baked round bun with a sugared crust. */
export const sugaredBun = (seed: string, matter: MatterName = 'fried'): Fragment => {
  const random = seeded(seed);
  return (
    modelled(matter, 24, path(blob(random, 190, 0.04, 11, 0.86), filled(matter))) +
    sugarDust(random, 150, 124, 120)
  );
};

export const tart = (seed: string, filling: MatterName): Fragment => {
  const random = seeded(seed);
  return (
    modelled('dough', 22, path(blob(random, 200, 0.03, 12, 0.9), filled('dough'))) +
    path(blob(random, 120, 0.04, 12, 0.84), filled(filling), { opacity: 0.22 }) +
    sugarDust(random, 160, 140, 140)
  );
};

/** A fried ring rolled in sugar. */
export const ring = (seed: string): Fragment => {
  const random = seeded(seed);
  const outer = blob(random, 360, 0.02, 14);
  const hole = blob(random, 112, 0.04, 12);
  const sugar = spotsOnDisc(random, 340, 260).filter(([x, y]) => Math.hypot(x, y) > 128);
  return [
    modelled('fried', 34, path(`${outer}${hole}`, filled('fried'), { 'fill-rule': 'evenodd' })),
    ...sugar.map(([x, y]) =>
      circle(x, y, between(random, 3, 6), '#ffffff', { opacity: between(random, 0.6, 0.95) }),
    ),
  ].join('');
};

/** Three pancakes with butter and honey. */
export const pancakes = (): Fragment => {
  const cake = (y: number, x: number): Fragment =>
    at(
      x,
      y,
      shape(
        'caramel',
        10,
        'M-260 -64C-280 -30 -276 -10 -250 2C-160 28 160 28 250 2C276 -10 280 -30 260 -64Z',
      ) +
        shape(
          'crumb',
          5,
          'M-262 -62C-280 -40 -270 -26 -246 -20C-150 4 150 4 246 -20C270 -26 280 -40 262 -62Z',
        ) +
        modelled('fried', 9, ellipse(0, -66, 262, 52, filled('fried'))),
    );
  return [
    ellipse(0, 8, 340, 50, matters.porcelain.dark),
    ellipse(0, -2, 340, 48, filled('porcelain')),
    cake(-4, 6),
    cake(-82, -10),
    cake(-160, 8),
    shape(
      'sun',
      7,
      'M-180 -236C-120 -268 130 -270 196 -234C240 -210 210 -190 206 -150C204 -104 170 -104 168 -150C150 -182 90 -176 70 -160C60 -90 20 -90 14 -164C-20 -184 -90 -180 -104 -168C-110 -60 -156 -60 -158 -160C-214 -180 -220 -214 -180 -236Z',
    ),
    at(6, -258, shape('yellowCheese', 7, 'M-58 -10L-6 -38L64 -18L62 18L4 44L-56 22Z')),
  ].join('');
};

const fold = (size: number): Fragment =>
  at(
    0,
    0,
    shape(
      'bread',
      20,
      'M-92 -84C-50 -132 50 -132 92 -84C108 -30 92 50 58 92C30 116 -30 116 -58 92C-92 50 -108 -30 -92 -84Z',
    ) +
      path('M-70 -78C-36 -108 36 -108 68 -78C40 -58 -40 -58 -70 -78Z', matters.crumb.body, { opacity: 0.6 }) +
      stroke('M-26 -60Q-34 20 -18 84M26 -60Q34 20 18 84', matters.crust.dark, 7, { opacity: 0.2 }),
    { scale: size },
  );

/** A crescent of puff pastry: its folds overlap from the tips to the middle. */
export const croissant = (): Fragment => {
  const crescent =
    'M-318 168C-338 -40 -190 -150 0 -150C190 -150 338 -40 318 168C310 206 262 206 250 172C226 92 120 64 0 64C-120 64 -226 92 -250 172C-262 206 -310 206 -318 168Z';
  const folds = [
    [-1.14, 0.66],
    [1.14, 0.66],
    [-0.74, 0.86],
    [0.74, 0.86],
    [-0.36, 1.02],
    [0.36, 1.02],
    [0, 1.12],
  ];
  return (
    shape('bread', 20, crescent) +
    folds
      .map(([angle = 0, size = 1]) =>
        at(Math.sin(angle) * 262, 178 - Math.cos(angle) * 222, fold(size), { turn: (angle * 180) / Math.PI }),
      )
      .join('')
  );
};
