import { seeded } from '../../apps/server/demo/random.ts';
import { filled, modelled, shape } from '../clay.ts';
import { blob, spotsOnDisc, strewn } from '../scatter.ts';
import { at, type Fragment, path } from '../svg.ts';
import { caper, thyme, tomatoSlice } from '../toppings/garden.ts';
import { anchovy, sesame } from '../toppings/larder.ts';

/** Half a loaf from above, dressed the way of the islands: tomato, cheese, anchovies, oregano. */
export const open = (seed: string): Fragment => {
  const random = seeded(seed);
  const along = (count: number) => spotsOnDisc(random, 1, count).map(([x, y]) => [x * 255, y * 60] as const);
  return [
    shape(
      'crust',
      16,
      'M-330 0C-340 -110 -200 -128 0 -126C200 -128 340 -110 330 0C340 110 200 128 0 126C-200 128 -340 110 -330 0Z',
    ),
    strewn(
      random,
      spotsOnDisc(random, 1, 26).map(([x, y]) => [x * 300, y * 116] as const),
      sesame,
    ),
    shape(
      'crumb',
      8,
      'M-296 0C-304 -84 -180 -100 0 -98C180 -100 304 -84 296 0C304 84 180 100 0 98C-180 100 -304 84 -296 0Z',
    ),
    ...[-210, -70, 70, 210].map((x, index) =>
      at(x, index % 2 === 0 ? -18 : 18, tomatoSlice(), { scale: 1.2, turn: index * 40 }),
    ),
    ...[-140, 0, 140].map((x, index) =>
      at(x, index === 1 ? -26 : 20, modelled('cream', 7, path(blob(random, 52, 0.12, 6), filled('cream')))),
    ),
    strewn(random, along(4), anchovy, 1.1),
    strewn(random, along(9), caper, 1),
    strewn(random, along(18), thyme, 0.7),
  ].join('');
};
