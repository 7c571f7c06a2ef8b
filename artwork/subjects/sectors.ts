import { type Random, seeded } from '../../apps/server/demo/random.ts';
import { spotsOnDisc, strewn } from '../scatter.ts';
import { at, type Fragment } from '../svg.ts';
import { grated } from '../toppings/larder.ts';
import { layer, type Topping, topping } from './topping.ts';

/** A bowl over rice with its toppings side by side, each in its own sector, and seeds over all. */
export const sectors = (
  seed: string,
  parts: readonly Topping[],
  seeds: (random: Random) => Fragment,
): Fragment => {
  const random = seeded(seed);
  const rice = layer(random, topping(grated, 220, { reach: 318, scale: 1.5 }));
  const wedges = parts.map(({ draw, count, scale = 1 }, index) => {
    const spots = spotsOnDisc(random, 122, count).map(([x, y]) => [x + 152, y - 152] as const);
    return at(0, 0, strewn(random, spots, draw, scale), { turn: (index * 360) / parts.length });
  });
  return rice + wedges.join('') + layer(random, topping(seeds, 26, { reach: 250 }));
};
