import { seeded } from '../../apps/server/demo/random.ts';
import { filled, modelled, shape } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { spotsOnDisc } from '../scatter.ts';
import { at, circle, ellipse, type Fragment, stroke } from '../svg.ts';

/** A layer lies on its foot (y = 0), 520 wide; `rise` is how far the next one climbs. */
export type Layer = { readonly drawn: Fragment; readonly rise: number };

const wavy = (depth: number, lift: number): string =>
  `M-272 -${lift}Q-284 ${depth * 0.4} -240 ${depth * 0.7}T-170 ${depth * 0.4}T-100 ${depth}T-30 ${depth * 0.5}T44 ${depth}T112 ${depth * 0.5}T186 ${depth * 0.9}T270 -${lift}Q0 -${lift + 26} -272 -${lift}Z`;

export const lettuce = (matter: MatterName = 'leaf'): Layer => ({
  drawn:
    shape(matter, 7, wavy(44, 8)) +
    stroke('M-190 6Q-170 22 -150 8M-60 12Q-40 30 -20 12M90 12Q110 30 130 12', matters[matter].light, 5, {
      opacity: 0.7,
    }),
  rise: 22,
});

export const patty = (matter: MatterName = 'meat', thick = 74): Layer => ({
  drawn:
    shape(
      matter,
      13,
      `M-250 -${thick}Q-280 -${thick / 2} -252 0Q0 20 252 0Q282 -${thick / 2} 250 -${thick}Q0 -${thick + 22} -250 -${thick}Z`,
    ) +
    spotsOnDisc(seeded(matter), 1, 22)
      .map(([x, y]) =>
        ellipse(x * 225, -thick / 2 + y * thick * 0.42, 9, 5, matters[matter].light, { opacity: 0.45 }),
      )
      .join(''),
  rise: thick - 2,
});

/** A slice that drapes over the layer below. */
export const cheese = (matter: MatterName = 'yellowCheese'): Layer => ({
  drawn: shape(
    matter,
    7,
    'M-262 -18L262 -18Q272 2 236 8L168 64Q150 76 132 62L92 18L-24 20L-84 92Q-100 106 -116 90L-168 26L-240 10Q-274 4 -262 -18Z',
  ),
  rise: 14,
});

export const tomatoes = (): Layer => ({
  drawn: [-158, 0, 158]
    .map((x) =>
      shape(
        'tomato',
        7,
        `M${x - 84} -32Q${x - 94} -4 ${x - 78} 2Q${x} 14 ${x + 78} 2Q${x + 94} -4 ${x + 84} -32Q${x} -44 ${x - 84} -32Z`,
      ),
    )
    .join(''),
  rise: 30,
});

export const onions = (): Layer => ({
  drawn: [-170, -60, 56, 168]
    .map(
      (x) =>
        stroke(`M${x - 56} -12Q${x} 12 ${x + 56} -12`, matters.onion.body, 15) +
        stroke(`M${x - 50} -16Q${x} 4 ${x + 50} -16`, matters.onion.light, 5),
    )
    .join(''),
  rise: 16,
});

export const rashers = (): Layer => ({
  drawn:
    shape(
      'cured',
      6,
      'M-290 -18Q-250 -44 -210 -16T-120 -16T-30 -16T60 -16T150 -16T236 -16T296 -20L292 14Q240 -8 200 18T110 18T20 18T-70 18T-160 18T-288 16Z',
    ) + stroke('M-280 0Q-240 -22 -200 2T-112 2T-24 2T64 2T152 2T238 2T288 -2', '#ffe0d2', 9),
  rise: 26,
});

export const sauce = (matter: MatterName): Layer => ({
  drawn: shape(
    matter,
    6,
    'M-238 -16Q0 -32 238 -16Q252 6 216 12Q204 54 184 50Q168 46 166 14L-14 16Q-20 42 -38 42Q-54 40 -56 16L-140 14Q-150 66 -172 64Q-192 60 -190 12Q-252 8 -238 -16Z',
  ),
  rise: 12,
});

/** Slices folded over each other: ham, mortadella, porchetta. */
export const folds = (matter: MatterName): Layer => ({
  drawn: [-200, -68, 66, 200]
    .map((x, index) =>
      at(
        x,
        -28,
        shape(matter, 9, 'M-96 18C-104 -24 -60 -40 -10 -38C48 -42 104 -20 94 16C60 44 -64 46 -96 18Z') +
          stroke('M-60 8C-30 -22 30 -20 52 4', matters[matter].light, 7, { opacity: 0.7 }),
        { turn: index % 2 === 0 ? -6 : 7 },
      ),
    )
    .join(''),
  rise: 50,
});

export const spread = (matter: MatterName, seed: string, bits: readonly MatterName[] = []): Layer => ({
  drawn:
    shape(
      matter,
      8,
      'M-250 -30Q0 -56 250 -30Q276 0 226 14Q150 26 110 10Q60 32 10 14Q-60 34 -110 12Q-180 30 -230 14Q-280 0 -250 -30Z',
    ) +
    bits
      .flatMap((bit) =>
        spotsOnDisc(seeded(seed + bit), 1, 7).map(([x, y]) =>
          modelled(bit, 3, circle(x * 215, -10 + y * 20, 14, filled(bit))),
        ),
      )
      .join(''),
  rise: 34,
});

export const slabs = (draw: Fragment, rise = 34): Layer => ({
  drawn: [-150, 0, 150].map((x, index) => at(x, -16, draw, { turn: index % 2 === 0 ? -3 : 3 })).join(''),
  rise,
});

/** A rectangle of fritter or cheese seen from the side. */
export const edgeOf = (matter: MatterName, width = 190, thick = 34): Fragment =>
  shape(
    matter,
    6,
    `M-${width / 2} -${thick / 2}Q0 -${thick / 2 + 8} ${width / 2} -${thick / 2}L${width / 2 + 4} ${thick / 2}Q0 ${thick / 2 + 8} -${width / 2 + 4} ${thick / 2}Z`,
  );

const seeds = (seed: string, fill = '#fff3cd'): Fragment =>
  spotsOnDisc(seeded(seed), 1, 26)
    .map(([x, y], index) =>
      at(x * 200, -108 + y * 66 + Math.abs(x) * 30, ellipse(0, 0, 11, 6.5, fill), { turn: index * 37 }),
    )
    .join('');

export type Bread = {
  readonly matter: MatterName;
  readonly seeded?: string;
  readonly crumb?: MatterName;
  readonly flat?: boolean;
};

export const heel = ({ matter, crumb = 'crumb', flat = false }: Bread): Layer => {
  const thick = flat ? 56 : 84;
  return {
    drawn:
      shape(
        matter,
        14,
        `M-262 -${thick}L262 -${thick}Q276 -20 226 -6Q0 12 -226 -6Q-276 -20 -262 -${thick}Z`,
      ) + shape(crumb, 4, `M-260 -${thick}Q0 -${thick + 26} 260 -${thick}Q0 -${thick - 26} -260 -${thick}Z`),
    rise: thick - 4,
  };
};

export const crown = ({ matter, seeded: seed, flat = false }: Bread): Layer => ({
  drawn:
    shape(
      matter,
      24,
      flat
        ? 'M-268 -6C-276 -84 -200 -116 0 -116C200 -116 276 -84 268 -6Q0 24 -268 -6Z'
        : 'M-266 -6C-274 -140 -150 -214 0 -214C150 -214 274 -140 266 -6Q0 24 -266 -6Z',
    ) +
    (seed === undefined ? '' : at(0, flat ? 44 : 0, seeds(seed), { scale: flat ? 0.96 : 1 })) +
    ellipse(-120, flat ? -84 : -150, 66, flat ? 10 : 22, '#ffffff', {
      opacity: 0.3,
      transform: `rotate(-${flat ? 8 : 24} -120 ${flat ? -84 : -150})`,
    }),
  rise: 0,
});

/** Stacks layers from the plate up. */
export const stacked = (...layers: readonly Layer[]): Fragment => {
  let height = 0;
  return layers
    .map(({ drawn, rise }) => {
      const placed = at(0, -height, drawn);
      height += rise;
      return placed;
    })
    .join('');
};

/** A slice of toasted sandwich bread seen from the side. */
export const toasted = (): Layer => ({
  drawn:
    shape(
      'crust',
      12,
      'M-262 -78Q-266 -92 -246 -92L246 -92Q266 -92 262 -78L266 -10Q266 4 248 4L-248 4Q-266 4 -266 -10Z',
    ) +
    [-190, -110, -30, 50, 130, 200]
      .map((x) => stroke(`M${x} -64L${x + 30} -26`, matters.crust.shade, 10, { opacity: 0.35 }))
      .join(''),
  rise: 88,
});
