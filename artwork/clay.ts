import { type MatterName, matters } from './colors.ts';
import { clay, lit } from './paint.ts';
import { type Fragment, group, path } from './svg.ts';

/** Matter lit from the upper left. */
export const filled = (name: MatterName): string => {
  const { light, body, dark } = matters[name];
  return lit(light, body, dark);
};

/** Gives a drawing the thickness of its matter. */
export const modelled = (name: MatterName, depth: number, ...drawn: Fragment[]): Fragment =>
  group({ filter: clay(depth, matters[name].shade) }, ...drawn);

/** A shape of one matter, lit and modelled. */
export const shape = (name: MatterName, depth: number, d: string): Fragment =>
  modelled(name, depth, path(d, filled(name)));
