import { filled, modelled, shape } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { clay, vertical } from '../paint.ts';
import { at, box, circle, ellipse, type Fragment, path, stroke } from '../svg.ts';

/** Things of a place, all standing on their foot at the origin. */
export const etna = (): Fragment =>
  [
    path(
      'M-620 0C-420 -60 -260 -250 -110 -372Q-60 -404 0 -398Q60 -404 104 -368C250 -240 420 -60 640 0Z',
      vertical('#8d86b8', '#6a6aa5', '#7f8cc0'),
      { filter: clay(18, '#2f2a63') },
    ),
    path(
      'M-196 -296C-150 -340 -120 -372 -96 -384Q-40 -404 0 -398Q60 -404 100 -374C130 -350 160 -320 196 -288C160 -300 140 -262 110 -286C80 -310 60 -250 26 -276C0 -296 -20 -246 -56 -276C-90 -302 -120 -258 -146 -286Q-170 -300 -196 -296Z',
      '#ffffff',
      { opacity: 0.95 },
    ),
    path(
      'M-30 -400Q0 -388 30 -400Q52 -340 34 -300Q26 -270 10 -296Q0 -320 -10 -292Q-30 -340 -30 -400Z',
      matters.zanga.body,
    ),
    ...[
      [-10, -450, 44],
      [34, -492, 54],
      [-6, -540, 46],
      [56, -572, 38],
      [100, -600, 26],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffffff', { opacity: 0.8 })),
  ].join('');

export const sun = (radius: number): Fragment =>
  circle(0, 0, radius * 1.5, '#ffffff', { opacity: 0.25 }) +
  modelled('sun', 10, circle(0, 0, radius, filled('sun')));

/** The sea from side to side of a picture 1600 wide, its surface at y. */
export const seaFrom = (y: number): Fragment =>
  path(`M-800 ${y}H800V450H-800Z`, vertical('#5cc6d6', '#2795b5', '#1b7399')) +
  [40, 96, 160, 230]
    .map((down, index) =>
      stroke(
        `M-800 ${y + down}${Array.from({ length: 9 }, () => 'q45 -20 90 0t90 0').join('')}`,
        '#ffffff',
        6,
        { opacity: 0.32 - index * 0.05, transform: `translate(${index * -38} 0)` },
      ),
    )
    .join('');

export const groundFrom = (y: number, color: string, bend = 40): Fragment =>
  path(`M-800 ${y}Q0 ${y - bend} 800 ${y}V450H-800Z`, color);

const window_ = (x: number, y: number, wide = 26, tall = 46): Fragment =>
  path(
    `M${x - wide / 2} ${y}V${y - tall + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide / 2} ${y - tall + wide / 2}V${y}Z`,
    '#5b6fa8',
    { opacity: 0.75 },
  );

export const house = (matter: MatterName, wide: number, tall: number, floors = 3): Fragment => {
  const columns = Math.max(1, Math.floor(wide / 66));
  const windows = Array.from({ length: floors * columns }, (_, index) =>
    window_(
      ((index % columns) - (columns - 1) / 2) * (wide / columns),
      -28 - Math.floor(index / columns) * (tall / floors),
    ),
  );
  return (
    modelled(matter, 9, box(0, -tall / 2, wide, tall, 8, filled(matter))) +
    box(0, -tall - 7, wide + 16, 18, 6, matters.terracotta.body) +
    windows.join('')
  );
};

export const palm = (tall = 260): Fragment =>
  stroke(`M0 0Q-16 ${-tall / 2} 10 ${-tall}`, matters.wood.dark, 22) +
  [-78, -46, -14, 18, 50, 82, 112, -110]
    .map((turn) =>
      at(10, -tall, shape('basil', 5, 'M0 0C30 -46 90 -60 130 -30C90 -30 40 -16 0 0Z'), { turn: turn - 20 }),
    )
    .join('');

export const cypress = (tall = 200): Fragment =>
  shape('darkLeaf', 10, `M0 -${tall}C44 -${tall * 0.6} 40 -30 0 0C-40 -30 -44 -${tall * 0.6} 0 -${tall}Z`);

export const lemonTree = (): Fragment =>
  stroke('M0 0L0 -90', matters.wood.dark, 20) +
  modelled(
    'leaf',
    14,
    ...[
      [-58, -130],
      [58, -130],
      [0, -182],
      [0, -118],
    ].map(([x = 0, y = 0]) => circle(x, y, 66, filled('darkLeaf'))),
  ) +
  [
    [-70, -120],
    [-20, -168],
    [40, -110],
    [66, -158],
    [0, -206],
    [-40, -96],
  ]
    .map(([x = 0, y = 0]) => modelled('lemon', 4, ellipse(x, y, 17, 14, filled('lemon'))))
    .join('');

export const dome = (matter: MatterName, radius: number, drum = 60): Fragment =>
  [
    modelled('crumb', 8, box(0, -drum / 2, radius * 2, drum, 6, filled('linen'))),
    ...[-0.6, -0.2, 0.2, 0.6].map((place) => window_(place * radius, -10, 22, 40)),
    shape(
      matter,
      14,
      `M${-radius * 1.04} ${-drum}C${-radius} ${-drum - radius * 0.9} ${-radius * 0.4} ${-drum - radius * 1.2} 0 ${-drum - radius * 1.24}C${radius * 0.4} ${-drum - radius * 1.2} ${radius} ${-drum - radius * 0.9} ${radius * 1.04} ${-drum}Z`,
    ),
    modelled('crumb', 4, box(0, -drum - radius * 1.34, 28, 46, 8, filled('linen'))),
    circle(0, -drum - radius * 1.34 - 36, 9, matters.sun.body),
  ].join('');

/** The black stone elephant with its obelisk. */
export const elephant = (): Fragment =>
  [
    modelled('linen', 10, box(0, -46, 260, 92, 10, filled('linen'))),
    modelled('linen', 7, box(0, -108, 200, 40, 8, filled('linen'))),
    modelled('paper', 8, path('M-30 -270L-18 -520L0 -548L18 -520L30 -270Z', filled('linen'))),
    shape(
      'black',
      16,
      'M-96 -128L-96 -210C-96 -262 -40 -284 20 -280C60 -280 84 -268 100 -244C140 -256 160 -226 156 -190L150 -148Q148 -134 138 -138L132 -176Q126 -194 112 -190L104 -128L60 -128L56 -170L-44 -170L-48 -128Z',
    ),
    shape('black', 7, 'M52 -258C30 -236 30 -196 56 -188C78 -190 86 -234 74 -258Z'),
    circle(112, -226, 6, '#ffffff'),
    stroke('M140 -196Q166 -186 168 -164', '#fffaf0', 10),
  ].join('');

/** A temple front with as many columns. */
export const temple = (columns = 6, tall = 190): Fragment => {
  const wide = columns * 64;
  return [
    modelled(
      'linen',
      8,
      box(0, -12, wide + 70, 24, 4, filled('linen')),
      box(0, -34, wide + 36, 24, 4, filled('linen')),
    ),
    ...Array.from({ length: columns }, (_, index) =>
      modelled(
        'linen',
        6,
        path(
          `M${(index - (columns - 1) / 2) * 64 - 18} -46L${(index - (columns - 1) / 2) * 64 - 14} ${-46 - tall}H${(index - (columns - 1) / 2) * 64 + 14}L${(index - (columns - 1) / 2) * 64 + 18} -46Z`,
          filled('linen'),
        ),
      ),
    ),
    modelled('linen', 8, box(0, -62 - tall, wide + 20, 34, 4, filled('linen'))),
    modelled(
      'linen',
      8,
      path(
        `M${-wide / 2 - 20} ${-78 - tall}L0 ${-168 - tall}L${wide / 2 + 20} ${-78 - tall}Z`,
        filled('linen'),
      ),
    ),
  ].join('');
};

export const lighthouse = (): Fragment =>
  shape('white', 10, 'M-44 0L-28 -300H28L44 0Z') +
  [-60, -170]
    .map((y) =>
      path(
        `M${-41 + -y * 0.052} ${y}H${41 + y * 0.052}L${37 + y * 0.052} ${y - 56}H${-37 - y * 0.052}Z`,
        matters.zanga.body,
      ),
    )
    .join('') +
  modelled('steel', 5, box(0, -306, 84, 16, 6, filled('steel'))) +
  modelled('sun', 5, box(0, -336, 46, 44, 8, filled('sun'))) +
  shape('zanga', 6, 'M-36 -356L0 -398L36 -356Z');

export const ferry = (): Fragment =>
  shape('white', 8, 'M-170 -74H130L108 -128H-120Z') +
  shape('navy', 10, 'M-230 -78H240Q220 0 180 0H-180Q-222 -10 -230 -78Z') +
  [-120, -70, -20, 30, 80].map((x) => circle(x, -100, 11, '#5b6fa8')).join('') +
  modelled('zanga', 6, path('M-60 -128L-52 -196H14L6 -128Z', filled('zanga'))) +
  box(-18, -182, 70, 14, 0, '#fffaf0');

export const sail = (matter: MatterName): Fragment =>
  shape(matter, 8, 'M6 -30L6 -210Q90 -110 110 -30Z') +
  shape('white', 6, 'M-6 -30L-6 -180Q-70 -90 -80 -30Z') +
  shape('navy', 7, 'M-110 -24H120Q100 14 66 14H-70Q-100 6 -110 -24Z');

/** The ruined stage with its gap over the sea, the stone seats below. */
export const theatre = (): Fragment => {
  const arch = (x: number, tall: number): Fragment =>
    modelled(
      'terracotta',
      8,
      path(
        `M${x - 46} 0V${-tall}H${x + 46}V0H${x + 24}V${-tall * 0.5}A24 24 0 0 0 ${x - 24} ${-tall * 0.5}V0Z`,
        filled('terracotta'),
      ),
    );
  const column = (x: number): Fragment =>
    modelled('linen', 5, box(x, -70, 24, 140, 6, filled('linen')), box(x, -146, 38, 16, 4, filled('linen')));
  return [
    ...[
      [-330, 210],
      [-238, 190],
      [-146, 150],
      [150, 160],
      [242, 200],
      [334, 180],
    ].map(([x = 0, tall = 0]) => arch(x, tall)),
    ...[-70, 70].map(column),
    ...[5, 4, 3, 2, 1, 0].map((step) =>
      modelled(
        'linen',
        7,
        path(
          `M${-300 - step * 52} 0A${300 + step * 52} ${46 + step * 26} 0 0 0 ${300 + step * 52} 0Z`,
          step % 2 === 0 ? matters.linen.body : matters.linen.dark,
        ),
      ),
    ),
  ].join('');
};

export const prickly = (): Fragment =>
  [
    [0, 0, 0, 1],
    [-46, -96, -34, 0.8],
    [50, -90, 36, 0.82],
    [-8, -128, 4, 0.7],
  ]
    .map(([x = 0, y = 0, turn = 0, scale = 1]) =>
      at(
        x,
        y,
        shape('zucchini', 9, 'M0 0C-58 -14 -58 -116 0 -132C58 -116 58 -14 0 0Z') +
          [
            [-22, -60],
            [18, -84],
            [10, -40],
          ]
            .map(([dx = 0, dy = 0]) => circle(dx, dy, 4, '#fffbe0'))
            .join(''),
        { turn, scale },
      ),
    )
    .join('') +
  [
    [-70, -176],
    [84, -168],
    [-6, -222],
  ]
    .map(([x = 0, y = 0]) => modelled('zanga', 5, ellipse(x, y, 18, 24, filled('zanga'))))
    .join('');
