import { blurred, diagonal, radial } from './paint.ts';
import { at, circle, element, ellipse, type Fragment, group, path, stroke } from './svg.ts';

/** Light of a picture: both ends of a gradient and the colour of its shadows. */
export const skies = {
  lemon: ['#fff4c4', '#ffd467', '#b06a00'],
  apricot: ['#ffe8c9', '#ffbe82', '#b4561a'],
  peach: ['#ffe6d8', '#ffb79c', '#b0442c'],
  blush: ['#ffe7ea', '#ffb4c2', '#a8304f'],
  coral: ['#ffc9b5', '#f98a6d', '#8f2416'],
  sand: ['#fdf3e1', '#ecd3a8', '#8d6427'],
  cream: ['#fffaf0', '#f8e3c2', '#9a6f3a'],
  pistachio: ['#f3f8d8', '#c8dd8b', '#55701c'],
  mint: ['#e4f8ea', '#a4dfc0', '#1f7150'],
  sea: ['#d9f5f4', '#86d0d2', '#0c5d6b'],
  azure: ['#e0f1ff', '#9ccdf6', '#1c4f8a'],
  lilac: ['#f1e9ff', '#c9b6f5', '#50368f'],
  dusk: ['#ffd2b0', '#e37aa0', '#6d1f55'],
  night: ['#5b4b9a', '#251a52', '#0c0628'],
} as const satisfies Record<string, readonly [string, string, string]>;
export type Sky = keyof typeof skies;

/** Patterns behind the dish. */
export const backdrops = ['glow', 'rays', 'table', 'dots', 'tiles'] as const;
export type Backdrop = (typeof backdrops)[number];

const rays = (reach: number): Fragment =>
  Array.from({ length: 14 }, (_, index) =>
    at(0, 0, path(`M0 0L${reach} ${-reach * 0.11}L${reach} ${reach * 0.11}Z`, '#ffffff', { opacity: 0.28 }), {
      turn: (index * 360) / 14 + 8,
    }),
  ).join('');

const dots = (halfWidth: number, halfHeight: number): Fragment => {
  const pieces: Fragment[] = [];
  for (let row = 0; row * 64 - halfHeight <= halfHeight; row += 1) {
    for (let x = -halfWidth + (row % 2) * 40; x <= halfWidth; x += 80) {
      pieces.push(circle(x, row * 64 - halfHeight, 9, '#ffffff', { opacity: 0.4 }));
    }
  }
  return pieces.join('');
};

/** The maiolica tile of Caltagirone, faint. */
const tile: Fragment = group(
  { fill: 'none', stroke: '#ffffff', 'stroke-width': 7, opacity: 0.42 },
  element('rect', { x: -100, y: -100, width: 200, height: 200 }),
  stroke('M-100 0Q-30 -30 0 -100Q30 -30 100 0Q30 30 0 100Q-30 30 -100 0Z', '#ffffff', 7),
  circle(0, 0, 26, '#ffffff'),
  [45, 135, 225, 315].map((turn) => at(0, 0, ellipse(0, -84, 13, 28, '#ffffff'), { turn })).join(''),
);

const tiles = (halfWidth: number, halfHeight: number): Fragment => {
  const pieces: Fragment[] = [];
  for (let x = -Math.ceil(halfWidth / 200) * 200; x <= halfWidth + 100; x += 200) {
    for (let y = -Math.ceil(halfHeight / 200) * 200; y <= halfHeight + 100; y += 200)
      pieces.push(at(x, y, tile));
  }
  return pieces.join('');
};

const table = (halfWidth: number, halfHeight: number, sky: Sky): Fragment => {
  const top = halfHeight * 0.36;
  return path(
    `M${-halfWidth} ${top}Q0 ${top - 46} ${halfWidth} ${top}V${halfHeight}H${-halfWidth}Z`,
    skies[sky][2],
    { opacity: 0.16 },
  );
};

export const backdrop = (sky: Sky, kind: Backdrop, width: number, height: number): Fragment => {
  const [light, deep] = skies[sky];
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const drawn: Record<Backdrop, () => Fragment> = {
    glow: () => circle(0, 0, Math.min(width, height) * 0.43, '#ffffff', { opacity: 0.22 }),
    rays: () => rays(width * 1.1),
    table: () => table(halfWidth, halfHeight, sky),
    dots: () => dots(halfWidth, halfHeight),
    tiles: () => tiles(halfWidth, halfHeight),
  };
  return [
    element('rect', { x: -halfWidth, y: -halfHeight, width, height, fill: diagonal(light, deep) }),
    drawn[kind](),
    ellipse(0, 0, halfWidth * 0.95, halfHeight * 0.95, radial('#ffffffb0', '#ffffff00'), {
      filter: blurred(20),
    }),
  ].join('');
};
