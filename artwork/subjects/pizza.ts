import { between, type Random, seeded } from '../../apps/server/demo/random.ts';
import { filled, modelled } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { blurred } from '../paint.ts';
import { blob, spotsOnDisc, strewn } from '../scatter.ts';
import { at, ellipse, type Fragment, group, type Point, path } from '../svg.ts';
import { layer, type Topping } from './topping.ts';

export type Pizza = {
  readonly seed: string;
  readonly sauce: MatterName;
  /** Blobs of melted mozzarella; none leaves the sauce bare. */
  readonly cheese?: number;
  readonly toppings: readonly Topping[];
  /** Quarters, clockwise from the upper right, each with its own topping. */
  readonly quarters?: readonly Topping[];
};

const rim = 372;

const blisters = (random: Random): Fragment =>
  Array.from({ length: 26 }, () => {
    const angle = random() * 360;
    const distance = between(random, rim - 38, rim - 8);
    return at(
      0,
      0,
      ellipse(0, -distance, between(random, 7, 26), between(random, 5, 12), '#7a3410', {
        opacity: between(random, 0.25, 0.6),
      }),
      { turn: angle },
    );
  }).join('');

/** One topping within its quarter of the disc. */
const quarter = (random: Random, { draw, count, scale = 1 }: Topping, index: number): Fragment => {
  const spots = spotsOnDisc(random, 112, count).map(([x, y]): Point => [x + 132, y - 132]);
  return at(0, 0, strewn(random, spots, draw, scale), { turn: index * 90 });
};

const melted = (random: Random, pieces: number): Fragment => {
  const shapes = spotsOnDisc(random, 248, pieces).map(([x, y]) =>
    path(blob(random, between(random, 44, 70), 0.2, 10), filled('mozzarella'), {
      transform: `translate(${x} ${y})`,
    }),
  );
  return modelled('mozzarella', 9, ...shapes);
};

/** A whole pizza from above, its toppings where its name says. */
export const pizza = ({ seed, sauce, cheese = 17, toppings, quarters = [] }: Pizza): Fragment => {
  const random = seeded(seed);
  return [
    modelled('crust', 26, path(blob(random, rim, 0.014, 16), filled('dough'))),
    group({ filter: blurred(5) }, blisters(random)),
    path(blob(random, 304, 0.02, 16), matters[sauce].shade, { opacity: 0.45, filter: blurred(9) }),
    modelled(sauce, 8, path(blob(random, 298, 0.022, 16), filled(sauce))),
    cheese === 0 ? '' : melted(random, cheese),
    ...quarters.map((one, index) => quarter(random, one, index)),
    ...toppings.map((one) => layer(random, one)),
  ].join('');
};
