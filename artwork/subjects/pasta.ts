import { between, type Random, seeded } from '../../apps/server/demo/random.ts';
import { filled, modelled, shape } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { blob, spotsOnDisc, strewn } from '../scatter.ts';
import { circle, ellipse, type Fragment, type Point, path, stroke } from '../svg.ts';
import type { Topping } from './topping.ts';

type Shape = (matter: MatterName) => (random: Random) => Fragment;

const rigatone: Shape = (matter) => () =>
  [
    shape(matter, 6, 'M-66 -24Q-72 0 -66 24L60 28Q70 0 60 -28Z'),
    stroke('M-58 -14L58 -17M-60 -1L62 0M-58 13L58 16', matters[matter].shade, 3.5, { opacity: 0.4 }),
    ellipse(62, 0, 11, 27, matters[matter].light),
    ellipse(63, 0, 7, 19, matters[matter].shade, { opacity: 0.8 }),
  ].join('');

const penna: Shape = (matter) => () =>
  [
    shape(matter, 6, 'M-76 20Q-62 -2 -52 -24L76 -20Q62 2 52 24Z'),
    stroke('M-50 -10L58 -8M-58 4L54 6', matters[matter].shade, 3, { opacity: 0.4 }),
    path('M76 -20Q64 0 52 24Q50 2 76 -20Z', matters[matter].shade, { opacity: 0.7 }),
  ].join('');

const busiata: Shape = (matter) => () =>
  shape(
    matter,
    5,
    'M-84 -8Q-70 -26 -54 -10Q-40 -26 -24 -10Q-10 -26 6 -10Q20 -26 36 -10Q50 -26 66 -10Q84 -22 86 -2Q80 14 66 10Q50 26 36 10Q20 26 6 10Q-10 26 -24 10Q-40 26 -54 10Q-72 24 -84 -8Z',
  ) +
  stroke('M-62 12L-48 -14M-32 12L-18 -14M-2 12L12 -14M28 12L42 -14M58 10L70 -12', matters[matter].shade, 4, {
    opacity: 0.45,
  });

const gnocco: Shape = (matter) => () =>
  shape(matter, 8, 'M-46 0C-48 -32 -20 -36 0 -36C22 -36 48 -30 46 0C48 30 20 36 0 36C-22 36 -46 30 -46 0Z') +
  stroke('M-22 -26Q-14 0 -22 26M0 -30Q8 0 0 30M22 -26Q30 0 22 26', matters[matter].shade, 4, {
    opacity: 0.35,
  });

const raviolo: Shape = (matter) => (random) => {
  const teeth = Array.from({ length: 32 }, (_, index) => {
    const side = Math.floor(index / 8);
    const along = -70 + (index % 8) * 20;
    const out = index % 2 === 0 ? 78 : 70;
    return (
      [
        [along, -out],
        [out, along],
        [-along, out],
        [-out, -along],
      ][side] ?? [0, 0]
    );
  });
  return [
    modelled(matter, 5, path(`M${teeth.map((point) => point.join(' ')).join('L')}Z`, filled(matter))),
    modelled(matter, 10, path(blob(random, 46, 0.03, 10), filled(matter))),
  ].join('');
};

const anelletto: Shape = (matter) => () =>
  modelled(
    matter,
    4,
    path(
      'M-26 0A26 24 0 1 0 26 0A26 24 0 1 0 -26 0ZM-13 0A13 12 0 1 1 13 0A13 12 0 1 1 -13 0Z',
      filled(matter),
      { 'fill-rule': 'evenodd' },
    ),
  );

const cavatello: Shape = (matter) => () =>
  shape(matter, 5, 'M-48 2C-46 -24 46 -24 48 2C46 26 -46 26 -48 2Z') +
  stroke('M-32 2Q0 12 32 2', matters[matter].shade, 6, { opacity: 0.45 });

const grain: Shape = (matter) => () => modelled(matter, 2, ellipse(0, 0, 15, 7.5, filled(matter)));
const semolina: Shape = (matter) => () => modelled(matter, 1.5, circle(0, 0, 6.5, filled(matter)));

const shapes = { rigatone, penna, busiata, gnocco, raviolo, anelletto, cavatello, grain, semolina };
export type PastaShape = keyof typeof shapes;

/** Long pasta: strands that turn around the middle, the last ones on top. */
const strands = (random: Random, matter: MatterName, reach: number): Fragment => {
  const { light, body, shade } = matters[matter];
  return Array.from({ length: 100 }, (_, index) => {
    const radius = reach * (1 - (index / 100) * 0.82) * between(random, 0.86, 1);
    const [from, sweep] = [between(random, 0, 6.28), between(random, 1.6, 4.2)];
    const drift = reach * 0.09;
    const [x, y] = [between(random, -drift, drift), between(random, -drift, drift)];
    const point = (angle: number) => `${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius * 0.96}`;
    const arc = `M${point(from)}A${radius} ${radius * 0.96} 0 ${sweep > Math.PI ? 1 : 0} 1 ${point(from + sweep)}`;
    return stroke(arc, shade, 16, { opacity: 0.5 }) + stroke(arc, random() < 0.4 ? light : body, 11);
  }).join('');
};

export type Heap = {
  readonly seed: string;
  /** Sauce around it; left out for dry food. */
  readonly sauce?: MatterName;
  readonly shape: PastaShape | 'strands';
  readonly matter: MatterName;
  readonly count?: number;
  readonly scale?: number;
  readonly reach?: number;
  /** Width divided by height, for a baking dish. */
  readonly stretch?: number;
  readonly toppings?: readonly Topping[];
};

const spread = (random: Random, reach: number, count: number, stretch: number): Point[] =>
  spotsOnDisc(random, reach, count).map(([x, y]): Point => [x * stretch, y]);

/** A heap of one pasta (or rice, or couscous) with its toppings, 270 from the centre by default. */
export const heap = ({
  seed,
  sauce,
  shape: name,
  matter,
  count = 46,
  scale = 1,
  reach = 262,
  stretch = 1,
  toppings = [],
}: Heap): Fragment => {
  const random = seeded(seed);
  const bed =
    sauce === undefined
      ? ''
      : modelled(
          sauce,
          9,
          path(blob(random, reach * 1.06, 0.025, 18, 1 / stretch), filled(sauce), {
            transform: `scale(${stretch})`,
          }),
        );
  const pieces =
    name === 'strands'
      ? strands(random, matter, reach * 1.12)
      : strewn(random, spread(random, reach * 0.9, count, stretch), shapes[name](matter), scale);
  const strew = ({ draw, count: pieceCount, scale: size = 1, reach: far = 255 }: Topping) =>
    strewn(random, spread(random, far, pieceCount, stretch), draw, size);
  return [bed, pieces, ...toppings.map(strew)].join('');
};

/** A spoonful of sauce dropped in the middle. */
export const spoonful = (seed: string, matter: MatterName, radius = 120): Fragment =>
  modelled(matter, 9, path(blob(seeded(seed), radius, 0.16, 10), filled(matter)));
