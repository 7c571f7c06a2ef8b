import { between, type Random, seeded } from '../../apps/server/demo/random.ts';
import { filled, modelled, shape } from '../clay.ts';
import { blob, spotsOnDisc, strewn } from '../scatter.ts';
import { at, box, circle, type Fragment, path } from '../svg.ts';
import { chilli } from '../toppings/garden.ts';
import { sunMark } from './emblem.ts';

const popped = (random: Random): Fragment =>
  modelled('cream', 8, path(blob(random, 46, 0.28, 7), filled('cream'))) +
  path(blob(random, 17, 0.2, 7), '#ffd76a', {
    opacity: 0.75,
    transform: `translate(${between(random, -10, 10)} ${between(random, -8, 8)})`,
  });

const stripes = (top: number, bottom: number, wide: number, narrow: number): Fragment =>
  [-2, 0, 2]
    .map((index) => {
      const [a, b] = [(index / 5) * wide * 2, (index / 5) * narrow * 2];
      return path(
        `M${a - wide * 0.19} ${top}L${a + wide * 0.19} ${top}L${b + narrow * 0.19} ${bottom}L${b - narrow * 0.19} ${bottom}Z`,
        '#ffffff',
        { opacity: 0.9 },
      );
    })
    .join('');

/** A striped bucket that overflows. */
export const popcornCup = (seed: string): Fragment => {
  const random = seeded(seed);
  const heap = spotsOnDisc(random, 1, 34).map(
    ([x, y]) => [x * 178, -392 + y * 74 + Math.abs(x) * 40] as const,
  );
  return [
    strewn(random, heap, popped),
    shape('zanga', 14, 'M-200 -350Q0 -316 200 -350L146 -12Q0 18 -146 -12Z'),
    stripes(-334, 2, 200, 146),
    at(0, -170, circle(0, 0, 92, '#fffaf0') + sunMark(), { scale: 0.9 }),
  ].join('');
};

/** A twist of paper full of something to nibble. */
export const paperBag = (seed: string, draw: (random: Random) => Fragment): Fragment => {
  const random = seeded(seed);
  const heap = spotsOnDisc(random, 1, 60).map(
    ([x, y]) => [x * 176, -376 + y * 52 + Math.abs(x) * 20] as const,
  );
  return [
    strewn(random, heap, draw, 1.15),
    shape(
      'kraft',
      12,
      'M-206 -350L-170 -368L-130 -346L-86 -366L-42 -344L0 -366L44 -344L88 -366L132 -346L172 -368L206 -350L120 -10Q0 20 -120 -10Z',
    ),
    at(0, -170, sunMark(), { scale: 0.9 }),
  ].join('');
};

/** Corn triangles around a bowl of hot sauce. */
export const nachos = (seed: string): Fragment => {
  const random = seeded(seed);
  const chip = () =>
    shape(
      'pepper',
      8,
      'M0 -92Q14 -96 22 -80L88 56Q92 72 76 74Q0 90 -76 74Q-92 72 -88 56L-22 -80Q-14 -96 0 -92Z',
    ) +
    [
      [-20, 20],
      [24, 36],
      [4, -20],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 6, '#a85408', { opacity: 0.5 }))
      .join('');
  return [
    modelled('paper', 14, box(0, 0, 820, 760, 110, filled('paper'))),
    strewn(random, spotsOnDisc(random, 290, 24), chip, 1.05),
    modelled('black', 14, circle(0, 0, 178, filled('black'))),
    modelled('tomato', 8, path(blob(random, 146, 0.03, 16), filled('tomato'))),
    at(10, -4, chilli(), { scale: 1.7 }),
    ...spotsOnDisc(random, 110, 10).map(([x, y]) => circle(x, y, 8, '#ffb08a', { opacity: 0.7 })),
  ].join('');
};
