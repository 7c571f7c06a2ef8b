import { seeded } from '../../apps/server/demo/random.ts';
import { filled, modelled } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { spotsOnDisc } from '../scatter.ts';
import { box, circle, type Fragment, group, path } from '../svg.ts';

/** Swirls of one flavour, spread with the spatula. */
const spatula = (matter: MatterName, x: number, width: number): Fragment => {
  const random = seeded(matter);
  const ridges = [-210, -140, -70, 0, 70, 140, 210].map((y) =>
    path(
      `M${x - width / 2} ${y - 36}Q${x} ${y - 86} ${x + width / 2} ${y - 30}L${x + width / 2} ${y + 52}Q${x} ${y - 6} ${x - width / 2} ${y + 46}Z`,
      filled(matter),
    ),
  );
  const specks = spotsOnDisc(random, 1, 12).map(([sx, sy]) =>
    circle(x + sx * width * 0.42, sy * 220, 6, matters[matter].dark, { opacity: 0.5 }),
  );
  return ridges.map((ridge) => modelled(matter, 7, ridge)).join('') + specks.join('');
};

/** An open tub of gelato from above, a strip for each flavour. */
export const icecreamBox = (flavours: readonly MatterName[]): Fragment => {
  const width = 700 / flavours.length;
  return [
    modelled('white', 20, box(0, 0, 820, 660, 96, filled('white'))),
    box(0, 4, 728, 568, 64, matters.white.shade, { opacity: 0.5 }),
    '<clipPath id="icecream-box"><rect x="-356" y="-274" width="712" height="556" rx="56"/></clipPath>',
    group(
      { 'clip-path': 'url(#icecream-box)' },
      ...flavours.map((flavour, index) =>
        spatula(flavour, (index - (flavours.length - 1) / 2) * width, width + 8),
      ),
    ),
  ].join('');
};
