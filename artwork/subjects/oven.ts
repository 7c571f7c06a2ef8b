import { between, type Random, seeded } from '../../apps/server/demo/random.ts';
import { filled, modelled, shape } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { blurred } from '../paint.ts';
import { blob, spotsOnDisc, spotsOnRing, strewn } from '../scatter.ts';
import { at, box, circle, ellipse, type Fragment, group, path, stroke } from '../svg.ts';
import { onionStrip, rosemary, thyme } from '../toppings/garden.ts';
import { crumbs } from '../toppings/larder.ts';

const toasted = (random: Random, rx: number, ry: number, count: number): Fragment =>
  group(
    { filter: blurred(7) },
    ...spotsOnDisc(random, 1, count).map(([x, y]) =>
      ellipse(x * rx, y * ry, between(random, 10, 34), between(random, 8, 20), '#8a3d10', {
        opacity: between(random, 0.14, 0.36),
      }),
    ),
  );

/** A half moon with a crimped edge, 640 wide. */
export const calzone = (seed: string, matter: MatterName = 'dough'): Fragment => {
  const random = seeded(seed);
  const crimps = Array.from({ length: 15 }, (_, index) => {
    const angle = Math.PI + (index / 14) * Math.PI;
    return at(
      Math.cos(angle) * 322,
      110 + Math.sin(angle) * 286,
      modelled(matter, 9, ellipse(0, 0, 40, 30, filled(matter))),
      { turn: (angle * 180) / Math.PI },
    );
  });
  return [
    ...crimps,
    shape(
      matter,
      26,
      'M-344 120C-330 -90 -180 -190 0 -190C180 -190 330 -90 344 120C350 176 240 190 0 190C-240 190 -350 176 -344 120Z',
    ),
    toasted(random, 250, 130, 16),
    ...spotsOnDisc(random, 1, 10).map(([x, y]) =>
      circle(x * 240, y * 120, between(random, 8, 18), matters[matter].light, { opacity: 0.5 }),
    ),
    stroke('M-220 -40C-140 -130 40 -150 150 -110', '#ffffff', 16, { opacity: 0.35 }),
  ].join('');
};

/** A round filled bread with a braided rim; in puff pastry its corners meet in the middle. */
export const folded = (seed: string, puff = false, heart: MatterName = 'tomato'): Fragment => {
  const random = seeded(seed);
  const braid = spotsOnRing(330, 26).map(([x, y], index) =>
    at(x, y, modelled('crust', 9, ellipse(0, 0, 54, 34, filled('dough'))), { turn: (index * 360) / 26 + 50 }),
  );
  if (!puff) {
    return [
      ...braid,
      modelled('dough', 18, circle(0, 0, 318, filled('dough'))),
      toasted(random, 240, 240, 22),
      ...[20, 65, 110, 155].map((turn) =>
        at(0, 0, stroke('M-300 0L300 0', matters.crust.shade, 8, { opacity: 0.4 }), { turn }),
      ),
      circle(0, 0, 30, matters.crust.shade, { opacity: 0.5 }),
    ].join('');
  }
  const flap = shape(
    'dough',
    16,
    'M-300 -280C-180 -330 180 -330 300 -280C260 -150 110 -30 0 -24C-110 -30 -260 -150 -300 -280Z',
  );
  const leaves = stroke(
    'M-236 -266Q0 -306 236 -266M-180 -214Q0 -250 180 -214M-116 -154Q0 -184 116 -154',
    matters.crust.dark,
    7,
    { opacity: 0.45 },
  );
  return [
    modelled('crust', 16, box(0, 0, 630, 630, 90, filled('crust'))),
    ...[0, 90, 180, 270].map((turn) => at(0, 0, flap + leaves, { turn })),
    modelled(heart, 9, path(blob(random, 88, 0.12, 10), filled(heart))),
    modelled('mozzarella', 6, path(blob(random, 40, 0.2, 8), filled('mozzarella'))),
    toasted(random, 270, 270, 16),
  ].join('');
};

/** Thick and spongy, with tomato, onion, cheese and toasted crumbs. */
export const sfincione = (seed: string): Fragment => {
  const random = seeded(seed);
  const spread = (reach: number) =>
    spotsOnDisc(random, 1, reach).map(([x, y]) => [x * 250, y * 210] as const);
  return [
    modelled('crust', 26, box(0, 0, 640, 540, 70, filled('dough'))),
    modelled('tomato', 12, path(blob(random, 252, 0.05, 14, 0.84), filled('tomato'))),
    strewn(random, spread(12), onionStrip, 1.2),
    strewn(random, spread(90), crumbs, 1.5),
    strewn(random, spread(14), thyme, 0.8),
    ...spread(9).map(([x, y]) =>
      at(x, y, modelled('custard', 5, path(blob(random, 26, 0.16, 5), filled('custard')))),
    ),
  ].join('');
};

/** Dimpled, oiled, with rosemary. */
export const focaccia = (seed: string): Fragment => {
  const random = seeded(seed);
  const dimples = [-210, -105, 0, 105, 210].flatMap((x) =>
    [-165, -55, 55, 165].map((y) => [x + between(random, -14, 14), y + between(random, -12, 12)] as const),
  );
  return [
    modelled('crust', 26, box(0, 0, 660, 540, 80, filled('dough'))),
    toasted(random, 260, 200, 22),
    ...dimples.map(
      ([x, y]) =>
        ellipse(x, y, 27, 22, matters.crust.shade, { opacity: 0.34, filter: blurred(4) }) +
        ellipse(x + 3, y + 5, 16, 9, '#fff0b0', { opacity: 0.5 }),
    ),
    strewn(random, spotsOnDisc(random, 230, 12), rosemary, 0.95),
    ...spotsOnDisc(random, 1, 40).map(([x, y]) =>
      circle(x * 290, y * 230, between(random, 3, 6), '#ffffff', { opacity: 0.9 }),
    ),
  ].join('');
};

/** A small round pie under a dome of puff pastry, scored in a spiral. */
export const puffDome = (seed: string): Fragment => {
  const random = seeded(seed);
  return [
    modelled('crust', 18, path(blob(random, 366, 0.012, 18), filled('crust'))),
    modelled('tomato', 6, path(blob(random, 326, 0.03, 22), filled('tomato'))),
    modelled('dough', 30, path(blob(random, 300, 0.012, 18), filled('dough'))),
    ...Array.from({ length: 14 }, (_, index) =>
      at(0, 0, stroke('M26 -10C110 -60 200 -60 270 30', matters.crust.shade, 8, { opacity: 0.32 }), {
        turn: (index * 360) / 14,
      }),
    ),
    toasted(random, 220, 220, 18),
    ellipse(-100, -120, 84, 34, '#ffffff', { opacity: 0.35, transform: 'rotate(-40 -100 -120)' }),
  ].join('');
};
