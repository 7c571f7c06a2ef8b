import { element, type Fragment } from './svg.ts';

/**
 * Paints and filters are written where they are used, as `@kind(arguments)`; `defined` collects them once
 * per picture, so that drawings stay plain strings without identifiers to keep apart.
 */
export const vertical = (...colors: string[]): string => `@vertical(${colors.join(',')})`;
export const horizontal = (...colors: string[]): string => `@horizontal(${colors.join(',')})`;
export const diagonal = (...colors: string[]): string => `@diagonal(${colors.join(',')})`;

/** Light from the upper left, the way all objects are lit. */
export const lit = (...colors: string[]): string => `@lit(${colors.join(',')})`;

/** From the centre outwards. */
export const radial = (...colors: string[]): string => `@radial(${colors.join(',')})`;

/** Rounds an object's edges: shade below, light above, as on modelling clay. */
export const clay = (depth: number, shade: string, light = '#ffffff', strength = 0.6): string =>
  `@clay(${depth},${shade},${light},${strength})`;

export const cast = (distance: number, blur: number, color: string, opacity = 0.35): string =>
  `@cast(${distance},${blur},${color},${opacity})`;

export const blurred = (radius: number): string => `@blurred(${radius})`;

const stops = (colors: readonly string[]): Fragment =>
  colors
    .map((color, index) =>
      element('stop', { offset: colors.length === 1 ? 0 : index / (colors.length - 1), 'stop-color': color }),
    )
    .join('');

const gradient = (id: string, colors: readonly string[], [x, y]: readonly [number, number]): Fragment =>
  element('linearGradient', { id, x1: 0, y1: 0, x2: x, y2: y }, stops(colors));

const region = { x: '-40%', y: '-40%', width: '180%', height: '180%', 'color-interpolation-filters': 'sRGB' };

const edge = (shift: number, color: string, opacity: number, name: string): Fragment =>
  [
    element('feOffset', { in: 'soft', dx: shift * 0.75, dy: shift, result: `${name}-moved` }),
    element('feComposite', {
      in: 'SourceAlpha',
      in2: `${name}-moved`,
      operator: 'out',
      result: `${name}-edge`,
    }),
    element('feFlood', { 'flood-color': color, 'flood-opacity': opacity }),
    element('feComposite', { in2: `${name}-edge`, operator: 'in', result: name }),
  ].join('');

const merged = (...names: string[]): Fragment =>
  element('feMerge', {}, ...names.map((name) => element('feMergeNode', { in: name })));

const clayFilter = (
  id: string,
  [depth = '8', shade = '#000', light = '#fff', strength = '.6']: readonly string[],
) => {
  const size = Number(depth);
  return element(
    'filter',
    { id, ...region },
    element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: size, result: 'soft' }),
    edge(-size * 0.9, shade, Number(strength), 'shade'),
    edge(size * 0.6, light, Number(strength) * 0.85, 'light'),
    merged('SourceGraphic', 'shade', 'light'),
  );
};

const castFilter = (
  id: string,
  [distance = '12', blur = '16', color = '#000', opacity = '.3']: readonly string[],
) =>
  element(
    'filter',
    { id, ...region },
    element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: blur }),
    element('feOffset', { dy: distance, result: 'moved' }),
    element('feFlood', { 'flood-color': color, 'flood-opacity': opacity }),
    element('feComposite', { in2: 'moved', operator: 'in', result: 'shadow' }),
    merged('shadow', 'SourceGraphic'),
  );

const kinds: Readonly<Record<string, (id: string, words: readonly string[]) => Fragment>> = {
  vertical: (id, colors) => gradient(id, colors, [0, 1]),
  horizontal: (id, colors) => gradient(id, colors, [1, 0]),
  diagonal: (id, colors) => gradient(id, colors, [1, 1]),
  lit: (id, colors) => element('radialGradient', { id, cx: 0.38, cy: 0.3, r: 0.75 }, stops(colors)),
  radial: (id, colors) => element('radialGradient', { id }, stops(colors)),
  clay: clayFilter,
  cast: castFilter,
  blurred: (id, [radius = '8']) =>
    element('filter', { id, ...region }, element('feGaussianBlur', { stdDeviation: radius })),
};

/** Turns every `@kind(…)` of a drawing into a reference and returns the definitions beside it. */
export const defined = (
  drawing: Fragment,
): { readonly definitions: Fragment; readonly drawing: Fragment } => {
  const known = new Map<string, Fragment>();
  const referenced = drawing.replaceAll(/"@(\w+)\(([^)]*)\)"/g, (whole, kind: string, words: string) => {
    const make = kinds[kind];
    if (make === undefined) throw new Error(`unknown paint ${whole}`);
    const id = `p${[...known.keys()].indexOf(whole) === -1 ? known.size : [...known.keys()].indexOf(whole)}`;
    if (!known.has(whole)) known.set(whole, make(id, words.split(',')));
    return `"url(#${id})"`;
  });
  return { definitions: element('defs', {}, ...known.values(), ''), drawing: referenced };
};
