import { type Backdrop, backdrop, type Sky, skies } from './backdrop.ts';
import { blurred, cast } from './paint.ts';
import { at, element, ellipse, type Fragment, group, type Pose } from './svg.ts';

/** A picture before rendering; `alt` describes it in words. */
export type Scene = {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly drawn: Fragment;
};

/** Something in a scene; the light decides the colour of its shadow. */
export type Prop = (shadow: string) => Fragment;

/** Lying on the table and seen from above. */
export const lying =
  (x: number, y: number, drawn: Fragment, pose: Pose = {}): Prop =>
  (shadow) =>
    group({ filter: cast(18, 20, shadow, 0.38) }, at(x, y, drawn, pose));

/** Standing on the table: its foot is at `y`, its shadow as wide as `width`. */
export const standing =
  (x: number, y: number, width: number, drawn: Fragment, pose: Pose = {}): Prop =>
  (shadow) =>
    [
      ellipse(x, y, width * 0.58, width * 0.1, shadow, { opacity: 0.4, filter: blurred(22) }),
      ellipse(x, y, width * 0.44, width * 0.05, shadow, { opacity: 0.35, filter: blurred(8) }),
      at(x, y, drawn, pose),
    ].join('');

/** One of the glossy pictures of the set, by code point, centred; crisp up to its native 256 pixels. */
const emoji = (code: string, size: number): Fragment =>
  element('image', { 'data-emoji': code, x: -size / 2, y: -size / 2, width: size, height: size });

const set = {
  avocado: '1f951',
  bacon: '1f953',
  basil: '1f33f',
  blueberries: '1fad0',
  bread: '1f956',
  broccoli: '1f966',
  burger: '1f354',
  butter: '1f9c8',
  can: '1f96b',
  carrot: '1f955',
  cheese: '1f9c0',
  cherries: '1f352',
  chilli: '1f336-fe0f',
  chocolate: '1f36b',
  clapper: '1f3ac',
  cob: '1f33d',
  croissant: '1f950',
  cucumber: '1f952',
  doughnut: '1f369',
  egg: '1f95a',
  eggplant: '1f346',
  fish: '1f41f',
  flower: '1f338',
  fries: '1f35f',
  garlic: '1f9c4',
  ginger: '1fada',
  gift: '1f381',
  grapes: '1f347',
  honey: '1f36f',
  ice: '1f9ca',
  leafy: '1f96c',
  lemon: '1f34b',
  mango: '1f96d',
  milk: '1f95b',
  olive: '1fad2',
  onion: '1f9c5',
  orange: '1f34a',
  pancakes: '1f95e',
  peach: '1f351',
  pear: '1f350',
  peas: '1fadb',
  pepper: '1fad1',
  popcorn: '1f37f',
  potato: '1f954',
  projector: '1f4fd-fe0f',
  prawn: '1f990',
  salt: '1f9c2',
  scooter: '1f6f5',
  shell: '1f41a',
  soda: '1f964',
  spaghetti: '1f35d',
  star: '2b50',
  strawberry: '1f353',
  sunflower: '1f33b',
  tomato: '1f345',
  toothedBread: '1f35e',
  apple: '1f34e',
  watermelon: '1f349',
  wings: '1f357',
  beans: '1fad8',
  steak: '1f969',
  candy: '1f36c',
  seedling: '1f331',
} as const;
export type Garnish = keyof typeof set;

/** A picture of the set by its name. */
export const item = (name: Garnish, size: number): Fragment => emoji(set[name], size);

export const garnish = (name: Garnish, x: number, y: number, size: number, turn = 0): Prop =>
  lying(x, y, item(name, size), { turn });

const corners = { nw: [-1, -1], ne: [1, -1], sw: [-1, 1], se: [1, 1] } as const;

/** A garnish in a corner, where a round dish leaves room. */
export const corner = (name: Garnish, where: keyof typeof corners, turn = 0, size = 216): Prop =>
  garnish(name, corners[where][0] * 396, corners[where][1] * 396, size, turn);

/** A sky and its backdrop, as `lemon/rays`. */
export type Light = `${Sky}/${Backdrop}`;

const composed = (
  width: number,
  height: number,
  alt: string,
  light: Light,
  props: readonly Prop[],
): Scene => {
  // The type allows only a sky, a stroke and a backdrop.
  const [sky, behind] = light.split('/') as [Sky, Backdrop];
  const shadow = skies[sky][2];
  return {
    alt,
    width,
    height,
    drawn: backdrop(sky, behind, width, height) + props.map((prop) => prop(shadow)).join(''),
  };
};

export const square = (alt: string, light: Light, ...props: Prop[]): Scene =>
  composed(1024, 1024, alt, light, props);

export const wide = (alt: string, light: Light, ...props: Prop[]): Scene =>
  composed(1600, 900, alt, light, props);

/** One dish that fills the picture, seen from above. */
export const fromAbove = (alt: string, light: Light, drawn: Fragment, ...props: Prop[]): Scene =>
  square(alt, light, lying(0, 0, drawn, { scale: 1.12 }), ...props);

/** The pictures of a part of the menu, by product. */
export type Scenes = Readonly<Record<string, Scene>>;

/** The same things, smaller or larger, somewhere else. */
const moved =
  (x: number, y: number, scale: number, props: readonly Prop[]): Prop =>
  (shadow) =>
    at(x, y, props.map((prop) => prop(shadow)).join(''), { scale });

/** A part of the menu: once square for its door, once wide with more on either side. */
export const door = (
  slug: string,
  alt: string,
  light: Light,
  centre: readonly Prop[],
  sides: readonly Prop[],
): Scenes => ({
  [slug]: square(alt, light, ...centre),
  [`${slug}-wide`]: wide(alt, light, ...sides, moved(0, 0, 0.86, centre)),
});
