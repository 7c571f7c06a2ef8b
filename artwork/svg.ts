/** A piece of SVG around the origin; y grows downwards, a square picture spans -512 … 512. */
export type Fragment = string;

type Attributes = Readonly<Record<string, string | number>>;

const number = (value: number): string => String(Math.round(value * 100) / 100);

export const element = (tag: string, attributes: Attributes, ...children: Fragment[]): Fragment => {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? number(value) : value}"`)
    .join('');
  return children.length === 0 ? `<${tag}${written}/>` : `<${tag}${written}>${children.join('')}</${tag}>`;
};

export const group = (attributes: Attributes, ...children: Fragment[]): Fragment =>
  element('g', attributes, ...children, '');

export const circle = (x: number, y: number, r: number, fill: string, more: Attributes = {}): Fragment =>
  element('circle', { cx: x, cy: y, r, fill, ...more });

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): Fragment => element('ellipse', { cx: x, cy: y, rx, ry, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}): Fragment =>
  element('path', { d, fill, ...more });

/** A line with round ends. */
export const stroke = (d: string, color: string, width: number, more: Attributes = {}): Fragment =>
  path(d, 'none', {
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

/** A rectangle by its centre, with rounded corners. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more: Attributes = {},
): Fragment =>
  element('rect', { x: x - width / 2, y: y - height / 2, width, height, rx: radius, fill, ...more });

export type Pose = { readonly turn?: number; readonly scale?: number; readonly flip?: boolean };

export const at = (x: number, y: number, drawn: Fragment, pose: Pose = {}): Fragment => {
  const { turn = 0, scale = 1, flip = false } = pose;
  const size = flip ? `${number(-scale)} ${number(scale)}` : number(scale);
  return group(
    { transform: `translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${size})` },
    drawn,
  );
};

export type Point = readonly [number, number];

/** A closed curve through points (Catmull-Rom), soft at every corner. */
export const closedCurve = (points: readonly Point[]): string => {
  const nth = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const pair = ([x, y]: Point) => `${number(x)} ${number(y)}`;
  const pieces = points.map((_, index) => {
    const [before, from, to, after] = [nth(index - 1), nth(index), nth(index + 1), nth(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${pair(first)} ${pair(second)} ${pair(to)}`;
  });
  return `M${pair(nth(0))}${pieces.join('')}Z`;
};
