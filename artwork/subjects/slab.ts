import { between, seeded } from '../../apps/server/demo/random.ts';
import { filled, modelled, shape } from '../clay.ts';
import { matters } from '../colors.ts';
import { blob, spotsOnDisc, strewn } from '../scatter.ts';
import { at, type Fragment, path, stroke } from '../svg.ts';
import { basilSprig } from '../toppings/garden.ts';
import { grated } from '../toppings/larder.ts';

const leaf = (y: number, tone: 'pasta' | 'tomato' | 'cream'): Fragment =>
  shape(
    tone,
    6,
    `M-216 ${y}C-140 ${y + 16} -60 ${y - 10} 0 ${y + 6}C70 ${y + 18} 150 ${y - 6} 216 ${y}L210 ${y + 40}C150 ${y + 34} 70 ${y + 58} 0 ${y + 46}C-60 ${y + 32} -140 ${y + 56} -210 ${y + 40}Z`,
  );

/** A portion of lasagne: sheets, ragù and white sauce from the side, a browned top. */
export const slabOfPasta = (seed: string): Fragment => {
  const random = seeded(seed);
  return [
    ...[176, 138, 100, 62, 24].flatMap((y, index) => [
      leaf(y, index % 2 === 0 ? 'pasta' : 'tomato'),
      index % 2 === 0 ? leaf(y - 12, 'cream') : '',
    ]),
    shape(
      'custard',
      14,
      'M-222 24C-236 -100 -210 -196 -190 -206C-80 -226 90 -224 196 -208C216 -190 234 -100 222 24C120 52 -120 52 -222 24Z',
    ),
    ...spotsOnDisc(random, 1, 9).map(([x, y]) =>
      path(blob(random, between(random, 34, 62), 0.2, 9), filled('tomato'), {
        transform: `translate(${x * 150} ${-86 + y * 84})`,
        opacity: 0.9,
      }),
    ),
    ...spotsOnDisc(random, 1, 7).map(([x, y]) =>
      at(x * 150, -86 + y * 84, modelled('cream', 5, path(blob(random, 34, 0.2, 8), filled('cream')))),
    ),
    strewn(
      random,
      spotsOnDisc(random, 140, 40).map(([x, y]) => [x, y * 0.6 - 86] as const),
      grated,
      1.2,
    ),
    stroke('M-196 -150C-204 -90 -206 -40 -200 10M198 -150C206 -90 208 -40 202 8', matters.caramel.dark, 12, {
      opacity: 0.4,
    }),
    at(10, -96, basilSprig(), { scale: 1.1 }),
  ].join('');
};
