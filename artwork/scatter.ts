import { between, type Random } from '../apps/server/demo/random.ts';
import { at, closedCurve, type Fragment, group, type Point } from './svg.ts';

/** Spots spread evenly over a disc without a grid: each is the loneliest of 14 candidates. */
export const spotsOnDisc = (random: Random, radius: number, count: number): Point[] => {
  const spots: Point[] = [];
  while (spots.length < count) {
    let best: Point = [0, 0];
    let loneliest = -1;
    for (let tries = 0; tries < 14; tries += 1) {
      const angle = random() * Math.PI * 2;
      const distance = Math.sqrt(random()) * radius;
      const candidate: Point = [Math.cos(angle) * distance, Math.sin(angle) * distance];
      const space = Math.min(
        ...spots.map(([x, y]) => Math.hypot(x - candidate[0], y - candidate[1])),
        radius,
      );
      if (space > loneliest) [best, loneliest] = [candidate, space];
    }
    spots.push(best);
  }
  return spots;
};

/** Spots along a ring, evenly apart, from a first angle in degrees. */
export const spotsOnRing = (radius: number, count: number, from = 0): Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const angle = ((from + (index * 360) / count) * Math.PI) / 180;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

/** An uneven round shape, for sauce, cheese and dough. */
export const blob = (random: Random, radius: number, wobble = 0.12, corners = 9, flat = 1): string =>
  closedCurve(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = ((index + between(random, -0.2, 0.2)) / corners) * Math.PI * 2;
      const reach = radius * between(random, 1 - wobble, 1 + wobble);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach * flat];
    }),
  );

const modelledAlone = /^<g filter="([^"]+)">((?:(?!<g )[\s\S])*)<\/g>$/;

/** Many small things of one matter are modelled together: a filter for each would take minutes to draw. */
const together = (
  drawn: readonly Fragment[],
  placed: (drawn: Fragment, index: number) => Fragment,
): Fragment => {
  const parts = drawn.map((one) => modelledAlone.exec(one));
  const filter = parts[0]?.[1];
  const alike = drawn.length > 24 && parts.every((part) => part !== null && part[1] === filter);
  if (filter === undefined || !alike) return drawn.map(placed).join('');
  return group({ filter }, ...parts.map((part, index) => placed(part?.[2] ?? '', index)));
};

/** Draws something at every spot, each turned its own way. */
export const strewn = (
  random: Random,
  spots: readonly Point[],
  draw: (random: Random) => Fragment,
  scale = 1,
): Fragment =>
  together(
    spots.map(() => draw(random)),
    (drawn, index) => {
      const [x, y] = spots[index] ?? [0, 0];
      return at(x, y, drawn, { turn: between(random, 0, 360), scale: scale * between(random, 0.9, 1.1) });
    },
  );
