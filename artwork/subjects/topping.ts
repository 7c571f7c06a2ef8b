import type { Random } from '../../apps/server/demo/random.ts';
import { spotsOnDisc, strewn } from '../scatter.ts';
import type { Fragment } from '../svg.ts';

/** One kind of thing strewn over a dish: how many, how big, how far out. */
export type Topping = {
  readonly draw: (random: Random) => Fragment;
  readonly count: number;
  readonly scale?: number;
  /** Reaches from the centre. */
  readonly reach?: number;
};

export const topping = (
  draw: (random: Random) => Fragment,
  count: number,
  more: Omit<Topping, 'draw' | 'count'> = {},
): Topping => ({ draw, count, ...more });

export const layer = (random: Random, { draw, count, scale = 1, reach = 255 }: Topping): Fragment =>
  strewn(random, spotsOnDisc(random, reach, count), draw, scale);
