import { filled, modelled } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { horizontal } from '../paint.ts';
import { at, box, circle, ellipse, type Fragment, path, stroke } from '../svg.ts';
import { type Emblem, emblem } from './emblem.ts';

/** Outlines with the foot at the origin, and where their label sits. */
const bodies = {
  wine: {
    outline:
      'M-42 -640L42 -640L44 -470C46 -420 116 -400 116 -310L116 -26Q114 0 90 0L-90 0Q-114 0 -116 -26L-116 -310C-116 -400 -46 -420 -44 -470Z',
    label: [-190, 190],
    neck: 84,
  },
  flute: {
    outline:
      'M-40 -650L40 -650L44 -520C60 -430 110 -380 112 -270L112 -26Q110 0 88 0L-88 0Q-110 0 -112 -26L-112 -270C-110 -380 -60 -430 -44 -520Z',
    label: [-170, 180],
    neck: 80,
  },
  beer: {
    outline:
      'M-44 -560L44 -560L46 -460C50 -400 108 -372 108 -290L108 -24Q106 0 84 0L-84 0Q-106 0 -108 -24L-108 -290C-108 -372 -50 -400 -46 -460Z',
    label: [-178, 176],
    neck: 88,
  },
  soda: {
    outline:
      'M-40 -520L40 -520L44 -430C60 -370 106 -350 104 -280C102 -240 88 -220 90 -180C92 -130 108 -110 106 -60Q104 0 80 0L-80 0Q-104 0 -106 -60C-108 -110 -92 -130 -90 -180C-88 -220 -102 -240 -104 -280C-106 -350 -60 -370 -44 -430Z',
    label: [-222, 104],
    neck: 80,
  },
  oil: {
    outline:
      'M-34 -600L34 -600L36 -480C40 -440 128 -430 130 -370L130 -24Q128 0 104 0L-104 0Q-128 0 -130 -24L-130 -370C-128 -430 -40 -440 -36 -480Z',
    label: [-196, 216],
    neck: 68,
  },
  water: {
    outline:
      'M-44 -580L44 -580L46 -500C56 -430 112 -410 112 -330L104 -250L112 -170L104 -90L112 -26Q108 0 86 0L-86 0Q-108 0 -112 -26L-104 -90L-112 -170L-104 -250L-112 -330C-112 -410 -56 -430 -46 -500Z',
    label: [-250, 120],
    neck: 88,
  },
} as const;
export type BottleForm = keyof typeof bodies;

export type Bottle = {
  readonly form: BottleForm;
  readonly glass: MatterName;
  readonly label: MatterName;
  readonly emblem: Emblem;
  readonly cap: MatterName;
  /** The sleeve over cork and neck of a wine. */
  readonly sleeve?: boolean;
};

const width = (form: BottleForm): number =>
  ({ wine: 232, flute: 224, beer: 216, soda: 186, oil: 260, water: 214 })[form];

const topOf = (form: BottleForm): number =>
  ({ wine: -640, flute: -650, beer: -560, soda: -520, oil: -600, water: -580 })[form];

const cover = (form: BottleForm, cap: MatterName, sleeve: boolean): Fragment => {
  const { neck } = bodies[form];
  const top = topOf(form);
  const tall = sleeve ? 150 : 46;
  const cork = modelled(cap, 7, box(0, top + tall / 2 - 16, neck + 14, tall, sleeve ? 12 : 14, filled(cap)));
  return sleeve ? cork + box(0, top + 20, neck + 18, 26, 8, matters[cap].dark) : cork;
};

export const bottle = ({ form, glass, label, emblem: which, cap, sleeve = false }: Bottle): Fragment => {
  const {
    outline,
    label: [middle, tall],
  } = bodies[form];
  const wide = width(form);
  return [
    modelled(glass, 20, path(outline, filled(glass))),
    path(outline, horizontal('#ffffff38', '#ffffff00', '#00000030')),
    box(0, middle, wide, tall, 6, horizontal(matters[label].body, matters[label].light, matters[label].dark)),
    box(0, middle - tall / 2 + 13, wide, 7, 0, matters.sun.body),
    box(0, middle + tall / 2 - 13, wide, 7, 0, matters.sun.body),
    at(0, middle, emblem(which), { scale: Math.min(tall, wide) / 240 }),
    cover(form, cap, sleeve),
    stroke(`M${-wide * 0.36} ${topOf(form) * 0.52}L${-wide * 0.36} -40`, '#ffffff', 14, { opacity: 0.42 }),
    stroke(`M${-24} ${topOf(form) + 130 * (sleeve ? 1.25 : 0.8)}L-26 ${topOf(form) * 0.76}`, '#ffffff', 10, {
      opacity: 0.45,
    }),
  ].join('');
};

/** A drinks can, 0.33 l. */
export const can = (matter: MatterName, which: Emblem): Fragment =>
  [
    modelled(
      'steel',
      8,
      path(
        'M-108 -420Q0 -444 108 -420L126 -388L126 -30L106 -2Q0 20 -106 -2L-126 -30L-126 -388Z',
        filled('steel'),
      ),
    ),
    modelled(matter, 18, path('M-126 -386Q0 -362 126 -386L126 -30Q0 -6 -126 -30Z', filled(matter))),
    path(
      'M-126 -386Q0 -362 126 -386L126 -30Q0 -6 -126 -30Z',
      horizontal('#ffffff40', '#ffffff00', '#00000030'),
    ),
    ellipse(0, -420, 106, 17, matters.steel.light),
    ellipse(10, -420, 34, 7, matters.steel.dark),
    at(0, -205, circle(0, 0, 88, '#ffffff', { opacity: 0.92 }) + emblem(which), { scale: 1 }),
    stroke('M-92 -340L-92 -70', '#ffffff', 13, { opacity: 0.45 }),
  ].join('');
