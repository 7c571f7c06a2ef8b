import { filled, modelled } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { radial } from '../paint.ts';
import { at, box, circle, element, ellipse, type Fragment, path, stroke } from '../svg.ts';

const band = (count: number, draw: Fragment, radius: number): Fragment =>
  Array.from({ length: count }, (_, index) =>
    at(0, 0, at(0, -radius, draw), { turn: (index * 360) / count }),
  ).join('');

/** Painted rims, in the manner of Sicilian maiolica. */
export const rims = {
  plain: '',
  line: element('circle', { r: 372, fill: 'none', stroke: matters.zanga.body, 'stroke-width': 9 }),
  blue:
    element('circle', { r: 380, fill: 'none', stroke: matters.navy.body, 'stroke-width': 8 }) +
    band(
      22,
      path('M0 -20Q20 0 0 20Q-20 0 0 -20Z', matters.sea.body) + circle(0, 0, 6, matters.sun.body),
      345,
    ),
  sun:
    element('circle', { r: 382, fill: 'none', stroke: matters.sun.dark, 'stroke-width': 8 }) +
    band(26, path('M-20 20L0 -20L20 20Z', matters.sun.body), 348),
  green:
    element('circle', { r: 380, fill: 'none', stroke: matters.basil.dark, 'stroke-width': 8 }) +
    band(
      20,
      stroke('M0 18Q-4 0 0 -18', matters.basil.dark, 4) +
        ellipse(-11, 0, 10, 6, matters.leaf.body) +
        ellipse(11, -6, 10, 6, matters.leaf.body),
      346,
    ),
  coral:
    element('circle', { r: 380, fill: 'none', stroke: matters.zanga.body, 'stroke-width': 8 }) +
    band(24, circle(0, 0, 11, matters.zanga.light) + circle(0, 0, 5, matters.sun.body), 346),
} as const;
export type Rim = keyof typeof rims;

/** A flat plate from above, 400 from centre to edge; the food fits 300. */
export const plate = (rim: Rim = 'plain', matter: MatterName = 'porcelain'): Fragment =>
  [
    modelled(matter, 12, circle(0, 0, 400, filled(matter))),
    rims[rim],
    circle(0, 0, 312, radial(matters[matter].light, matters[matter].body, matters[matter].dark)),
  ].join('');

/** A deep bowl from above, 380 from centre to edge; its content fits 318. */
export const bowl = (matter: MatterName, inside: MatterName = matter): Fragment =>
  [
    modelled(matter, 16, circle(0, 0, 380, filled(matter))),
    circle(0, 0, 342, matters[inside].shade, { opacity: 0.85 }),
    circle(0, 10, 334, radial(matters[inside].body, matters[inside].dark)),
  ].join('');

const grain: Fragment = [-150, -90, -30, 40, 100, 160]
  .map((y, index) =>
    stroke(
      `M-${300 - index * 8} ${y}Q-80 ${y + (index % 2 === 0 ? 22 : -18)} 60 ${y}T${310 - index * 6} ${y + 6}`,
      matters.wood.dark,
      5,
      {
        opacity: 0.35,
      },
    ),
  )
  .join('');

/** A wooden board from above, with a hole to hang it by. */
export const board = (width = 800, height = 520): Fragment =>
  [
    modelled('wood', 14, box(0, 0, width, height, 70, filled('wood'))),
    at(0, 0, grain, { scale: Math.min(width / 800, height / 400) }),
    modelled('wood', 5, circle(width / 2 - 52, 0, 24, matters.wood.shade)),
  ].join('');

/** A baking dish from above, terracotta outside, glazed inside. */
export const bakingDish = (width = 760, height = 540, matter: MatterName = 'terracotta'): Fragment =>
  [
    modelled(
      matter,
      12,
      box(-width / 2, 0, 110, 150, 50, filled(matter)),
      box(width / 2, 0, 110, 150, 50, filled(matter)),
    ),
    modelled(matter, 16, box(0, 0, width, height, 90, filled(matter))),
    box(0, 4, width - 62, height - 62, 66, matters[matter].shade, { opacity: 0.7 }),
  ].join('');
