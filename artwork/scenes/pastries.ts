import { seeded } from '../../apps/server/demo/random.ts';
import { filled, modelled } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { spotsOnRing } from '../scatter.ts';
import { fromAbove, garnish, item, lying, type Scenes, square, standing } from '../scene.ts';
import { halfArancino } from '../subjects/arancino.ts';
import * as pastry from '../subjects/pastry.ts';
import { plate } from '../subjects/plate.ts';
import { at, circle, ellipse, type Fragment } from '../svg.ts';
import * as garden from '../toppings/garden.ts';

const slice = (drawn: Fragment) => standing(10, 320, 640, drawn, { scale: 1.32 });

/** A soft almond biscuit with something in the middle. */
const almondBiscuit = (seed: string, heart: Fragment): Fragment =>
  pastry.tart(seed, 'almond') + at(0, 0, heart, { scale: 1.5 });

const painted = (fruit: Parameters<typeof item>[0], x: number, y: number, turn = 0): Fragment =>
  at(x, y, item(fruit, 250), { turn });

export const pasticceria: Scenes = {
  cannolo: square(
    'Cannolo con ricotta e gocce di cioccolato',
    'apricot/tiles',
    lying(0, 10, pastry.cannolo('cannolo', pastry.chocolateChip), { turn: -24, scale: 1.3 }),
  ),
  'cannolo-al-pistacchio': square(
    'Due cannoli con granella di pistacchio',
    'pistachio/tiles',
    lying(-20, -140, pastry.cannolo('verde', garden.pistachio), { turn: -18, scale: 1.12 }),
    lying(30, 190, pastry.cannolo('bronte', garden.pistachio), { turn: -14, scale: 1.12 }),
  ),
  'cassata-siciliana': fromAbove(
    'Cassata siciliana con glassa bianca e frutta candita',
    'blush/tiles',
    pastry.cassata(),
  ),
  'minnuzza-di-sant-agata': square(
    'Due dolcetti a cupola con glassa bianca e ciliegia',
    'coral/table',
    standing(-206, 270, 320, pastry.dome(), { scale: 1.5 }),
    standing(210, 330, 320, pastry.dome(), { scale: 1.5 }),
  ),
  'sfincia-di-san-giuseppe': fromAbove(
    'Sfincia con crema di ricotta, arancia candita e pistacchi',
    'lemon/dots',
    at(0, 0, pastry.sfincia('sfincia'), { scale: 1.28 }),
  ),
  'genovese-ericina': fromAbove(
    'Genovesi di frolla spolverate di zucchero a velo',
    'azure/tiles',
    at(-150, -130, pastry.tart('erice', 'custard'), { scale: 1.24 }) +
      at(160, 150, pastry.tart('ericina', 'custard'), { scale: 1.24 }),
  ),
  'iris-fritta': square(
    'Iris fritta, aperta su ricotta e cioccolato',
    'peach/table',
    standing(-190, 250, 380, at(0, -170, pastry.sugaredBun('iris')), { scale: 1.32 }),
    standing(
      206,
      330,
      380,
      halfArancino(
        'iris-dolce',
        { rice: 'crumb', core: 'cream', bits: [{ draw: pastry.chocolateChip, count: 9, reach: 60 }] },
        'round',
      ),
      { scale: 1.3 },
    ),
  ),
  'frutta-martorana': fromAbove(
    'Frutta martorana dipinta su un piatto di maiolica',
    'lilac/tiles',
    plate('blue') +
      painted('orange', -130, -120) +
      painted('pear', 110, -140, 10) +
      painted('strawberry', 140, 80, 8) +
      painted('peach', -130, 110) +
      painted('cherries', 0, 0),
  ),
  'paste-di-mandorla': fromAbove(
    'Sei paste di mandorla con mandorle e ciliegie',
    'mint/tiles',
    plate('coral') +
      spotsOnRing(208, 6)
        .map(([x, y], index) =>
          at(x, y, almondBiscuit(`pasta-${index}`, index % 2 === 0 ? garden.almond() : pastry.cherry()), {
            scale: 0.56,
          }),
        )
        .join('') +
      at(0, 0, almondBiscuit('centro', garden.almond()), { scale: 0.56 }),
    lying(400, -400, garden.almond(), { turn: 30, scale: 1.35 }),
    lying(430, -300, garden.almond(), { turn: -36, scale: 1.1 }),
  ),
};

const glass = (drawn: Fragment) => standing(0, 380, 340, drawn, { scale: 1.62 });
const cream = (top: MatterName, one: MatterName, two: MatterName, crown: Fragment): Fragment =>
  pastry.inGlass(
    [
      [top, 16],
      [one, 96],
      [two, 52],
      [one, 78],
      [two, 66],
    ],
    crown,
  );

/** Cocoa or ground pistachio over cream. */
const dusted = (seed: string, matter: MatterName): Fragment => {
  const random = seeded(seed);
  return (
    modelled(matter, 6, ellipse(0, 0, 166, 30, filled(matter))) +
    Array.from({ length: 60 }, () =>
      circle((random() - 0.5) * 290, (random() - 0.5) * 36, 3 + random() * 4, matters[matter].light, {
        opacity: 0.6,
      }),
    ).join('')
  );
};

const seeds = (count: number, draw: () => Fragment): Fragment =>
  Array.from({ length: count }, (_, index) =>
    at((index - (count - 1) / 2) * 44, (index % 2) * 14, draw()),
  ).join('');

export const alCucchiaio: Scenes = {
  tiramisu: square(
    'Tiramisù nel bicchiere con cacao',
    'sand/rays',
    glass(cream('coffee', 'cream', 'coffee', dusted('cacao', 'chocolate'))),
    garnish('chocolate', 380, 370, 200, 10),
  ),
  'tiramisu-al-pistacchio': square(
    'Tiramisù al pistacchio nel bicchiere con granella',
    'pistachio/rays',
    glass(cream('pistachio', 'cream', 'pistachio', dusted('granella', 'pistachio'))),
  ),
  biancomangiare: square(
    'Biancomangiare con mandorle',
    'azure/table',
    standing(0, 330, 520, pastry.moulded('cream', seeds(5, garden.almondFlake)), { scale: 1.5 }),
  ),
  'gelo-di-mellone': square(
    'Gelo di anguria con gocce di cioccolato',
    'coral/table',
    standing(0, 330, 520, pastry.moulded('watermelon', seeds(6, pastry.chocolateChip)), { scale: 1.5 }),
    garnish('watermelon', 384, -370, 210, 8),
  ),
  'panna-cotta-ai-gelsi': square(
    'Panna cotta con salsa di gelsi',
    'lilac/table',
    standing(
      0,
      330,
      520,
      pastry.moulded(
        'cream',
        seeds(4, () => garden.pomegranate()),
        'mulberry',
      ),
      { scale: 1.5 },
    ),
    garnish('blueberries', 384, -370, 200, 8),
  ),
};

export const torte: Scenes = {
  setteveli: square(
    'Fetta di torta setteveli al cioccolato',
    'apricot/rays',
    slice(
      pastry.slice(
        'sette',
        [
          ['darkChocolate', 30],
          ['chocolate', 40],
          ['caramel', 20],
          ['cream', 40],
          ['almond', 24],
          ['chocolate', 44],
          ['darkChocolate', 30],
        ],
        at(0, -4, pastry.chocolateChip(), { scale: 2.4 }),
      ),
    ),
  ),
  'torta-ricotta-e-pere': square(
    'Fetta di torta ricotta e pere',
    'mint/rays',
    slice(
      pastry.slice(
        'pere',
        [
          ['almond', 42],
          ['cream', 130],
          ['almond', 44],
        ],
        item('pear', 130),
      ),
    ),
  ),
  'cheesecake-ai-fichi-d-india': square(
    'Fetta di cheesecake con salsa rossa di fichi d’India',
    'blush/rays',
    slice(
      pastry.slice(
        'fichi',
        [
          ['strawberry', 38],
          ['cream', 132],
          ['caramel', 50],
        ],
        at(0, 0, garden.fig(), { scale: 1.2 }),
      ),
    ),
  ),
  'torta-al-pistacchio': square(
    'Fetta di torta al pistacchio',
    'lemon/rays',
    slice(
      pastry.slice(
        'verde',
        [
          ['pistachio', 34],
          ['custard', 46],
          ['pistachio', 46],
          ['custard', 46],
          ['pistachio', 42],
        ],
        pastry.cherry(),
      ),
    ),
  ),
  'torta-di-carrube-e-arancia': square(
    'Fetta di torta di carrube con una fettina d’arancia',
    'azure/rays',
    slice(
      pastry.slice(
        'carrube',
        [
          ['caramel', 22],
          ['darkBread', 170],
        ],
        at(0, 0, garden.orangeSlice(), { scale: 1.1 }),
      ),
    ),
  ),
};
