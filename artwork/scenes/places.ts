import type { MatterName } from '../colors.ts';
import { type Scenes, wide } from '../scene.ts';
import * as land from '../subjects/landscape.ts';
import { at, type Fragment } from '../svg.ts';

/** Drawings already at their place. */
const scenery =
  (...drawn: Fragment[]) =>
  () =>
    drawn.join('');

const row = (y: number, ...houses: readonly (readonly [number, MatterName, number, number])[]): Fragment =>
  houses
    .map(([x, matter, width, tall]) =>
      at(x, y, land.house(matter, width, tall, Math.max(1, Math.round(tall / 84)))),
    )
    .join('');

export const places: Scenes = {
  catania: wide(
    'Catania: l’elefante con l’obelisco, i palazzi barocchi e l’Etna alle spalle',
    'apricot/rays',
    scenery(
      at(520, -300, land.sun(70)),
      at(60, 210, land.etna(), { scale: 1.06 }),
      row(
        260,
        [-700, 'crumb', 190, 300],
        [-520, 'salmon', 170, 240],
        [-350, 'custard', 160, 280],
        [390, 'pink', 170, 260],
        [560, 'crumb', 170, 310],
        [730, 'salmon', 190, 250],
      ),
      land.groundFrom(258, '#d98f5d', 10),
      at(0, 330, land.elephant(), { scale: 0.96 }),
      at(-270, 400, land.prickly(), { scale: 0.9 }),
      at(300, 410, land.prickly(), { scale: 0.8, flip: true }),
    ),
  ),
  palermo: wide(
    'Palermo: cupole rosse, palme e case color sabbia',
    'peach/rays',
    scenery(
      at(-520, -250, land.sun(74)),
      row(
        240,
        [-690, 'crumb', 220, 250],
        [-470, 'custard', 180, 310],
        [470, 'salmon', 200, 280],
        [690, 'crumb', 220, 240],
      ),
      at(0, 270, land.house('custard', 470, 280, 2)),
      at(-150, -8, land.dome('zanga', 74)),
      at(150, -8, land.dome('zanga', 74)),
      at(0, -8, land.dome('zanga', 106, 84)),
      land.groundFrom(266, '#e0a86d', 10),
      at(-330, 380, land.palm(320)),
      at(340, 380, land.palm(300), { flip: true }),
      at(-600, 400, land.palm(250), { flip: true }),
      at(620, 400, land.palm(260)),
    ),
  ),
  siracusa: wide(
    'Siracusa: un tempio greco affacciato sul mare, limoni in primo piano',
    'azure/rays',
    scenery(
      at(560, -290, land.sun(70)),
      land.seaFrom(60),
      at(-560, 130, land.sail('sun'), { scale: 0.8 }),
      at(600, 180, land.sail('zanga'), { scale: 0.9 }),
      land.groundFrom(300, '#e6c27d', 90),
      at(0, 268, land.temple(7, 220)),
      at(-460, 400, land.lemonTree(), { scale: 1.1 }),
      at(470, 410, land.lemonTree(), { scale: 1.15 }),
      at(-690, 420, land.prickly()),
      at(690, 420, land.prickly(), { flip: true }),
    ),
  ),
  messina: wide(
    'Messina: il faro sullo Stretto, un traghetto e la costa calabrese',
    'sea/rays',
    scenery(
      at(-560, -280, land.sun(66)),
      at(0, 30, land.groundFrom(0, '#8f9fd0', 150)),
      land.seaFrom(40),
      at(120, 190, land.ferry(), { scale: 1.15 }),
      at(-300, 130, land.sail('sun'), { scale: 0.6 }),
      land.groundFrom(352, '#d9b777', 60),
      row(350, [-700, 'salmon', 170, 210], [-540, 'crumb', 150, 170]),
      at(560, 360, land.lighthouse(), { scale: 1.3 }),
      at(-330, 420, land.prickly(), { scale: 0.9 }),
    ),
  ),
  ragusa: wide(
    'Ragusa Ibla: case in salita attorno alla cupola barocca',
    'sand/rays',
    scenery(
      at(520, -290, land.sun(66)),
      land.groundFrom(240, '#c9b26a', 190),
      row(
        120,
        [-330, 'crumb', 150, 150],
        [-180, 'custard', 130, 190],
        [190, 'salmon', 140, 180],
        [340, 'crumb', 150, 140],
      ),
      at(0, 120, land.house('custard', 260, 230, 2)),
      at(0, -112, land.dome('sea', 96, 78)),
      row(
        240,
        [-520, 'salmon', 170, 170],
        [-350, 'custard', 160, 130],
        [-190, 'crumb', 150, 150],
        [180, 'custard', 160, 140],
        [350, 'crumb', 160, 160],
        [520, 'salmon', 170, 150],
      ),
      row(
        345,
        [-660, 'crumb', 190, 150],
        [-460, 'custard', 180, 110],
        [-260, 'salmon', 180, 130],
        [260, 'crumb', 180, 120],
        [460, 'salmon', 190, 140],
        [670, 'custard', 190, 120],
      ),
      land.groundFrom(342, '#a8b35a', 8),
      at(-60, 420, land.cypress(210)),
      at(70, 425, land.cypress(180)),
      at(-560, 430, land.cypress(150)),
      at(590, 430, land.cypress(160)),
    ),
  ),
  taormina: wide(
    'Taormina: il teatro antico, il mare e l’Etna innevato',
    'dusk/rays',
    scenery(
      at(-540, -250, land.sun(72)),
      at(330, 130, land.etna(), { scale: 0.98 }),
      land.seaFrom(110),
      at(-430, 200, land.sail('zanga'), { scale: 0.7 }),
      land.groundFrom(330, '#d29a62', 60),
      at(-20, 250, land.theatre(), { scale: 1.1 }),
      at(-690, 410, land.cypress(230)),
      at(-620, 425, land.cypress(180)),
      at(680, 415, land.cypress(240)),
      at(610, 430, land.prickly(), { flip: true }),
    ),
  ),
};
