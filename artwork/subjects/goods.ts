import { filled, modelled, shape } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { at, box, circle, element, ellipse, type Fragment, path, stroke } from '../svg.ts';
import { type Emblem, emblem, sunMark } from './emblem.ts';

/** Clothes lie around the origin, about 700 wide. */
export const shirt = (matter: MatterName, print: Fragment = sunMark()): Fragment =>
  [
    shape(
      matter,
      20,
      'M-120 -330Q0 -270 120 -330L232 -292Q262 -278 284 -240L372 -70Q376 -52 360 -44L268 -2Q252 2 244 -12L214 -64L224 330Q222 352 200 352L-200 352Q-222 352 -224 330L-214 -64L-244 -12Q-252 2 -268 -2L-360 -44Q-376 -52 -372 -70L-284 -240Q-262 -278 -232 -292Z',
    ),
    stroke('M-120 -330Q0 -230 120 -330', matters[matter].dark, 22, { opacity: 0.8 }),
    stroke('M-214 -64Q-206 -130 -222 -176M214 -64Q206 -130 222 -176', matters[matter].shade, 6, {
      opacity: 0.4,
    }),
    stroke('M-150 340Q-140 200 -160 120M120 344Q136 240 118 180', matters[matter].shade, 7, {
      opacity: 0.14,
    }),
    at(0, -20, print, { scale: 1.25 }),
  ].join('');

export const hoodie = (matter: MatterName): Fragment =>
  [
    shape(
      matter,
      20,
      'M-120 -300Q0 -250 120 -300L244 -260Q284 -240 300 -190L366 240Q368 276 336 280L276 282Q256 280 252 258L222 20L226 320Q224 348 200 350L-200 350Q-224 348 -226 320L-222 20L-252 258Q-256 280 -276 282L-336 280Q-368 276 -366 240L-300 -190Q-284 -240 -244 -260Z',
    ),
    shape(
      matter,
      16,
      'M-150 -286C-150 -390 -70 -424 0 -424C70 -424 150 -390 150 -286C110 -206 40 -190 0 -188C-40 -190 -110 -206 -150 -286Z',
    ),
    path(
      'M-96 -296C-90 -360 -46 -378 0 -378C46 -378 90 -360 96 -296C60 -246 30 -236 0 -234C-30 -236 -60 -246 -96 -296Z',
      matters[matter].shade,
      { opacity: 0.75 },
    ),
    stroke('M-40 -232L-46 -110M40 -232L46 -110', '#ffffff', 10),
    shape(matter, 9, 'M-150 170L-110 110L110 110L150 170L146 280L-146 280Z'),
    at(0, -14, sunMark(), { scale: 0.82 }),
  ].join('');

export const cap = (matter: MatterName): Fragment =>
  [
    shape(matter, 24, 'M-260 40C-270 -150 -140 -250 20 -250C180 -250 270 -140 262 40Q0 84 -260 40Z'),
    stroke('M20 -250Q-100 -120 -110 50M20 -250Q140 -120 140 50', matters[matter].shade, 5, { opacity: 0.35 }),
    modelled(matter, 6, circle(20, -250, 20, filled(matter))),
    shape(
      matter,
      16,
      'M-256 26C-120 -20 120 -20 258 26C330 60 400 104 392 132C240 96 -60 90 -230 116C-262 96 -268 56 -256 26Z',
    ),
    at(10, -104, sunMark(), { scale: 0.82 }),
  ].join('');

export const tote = (matter: MatterName, print: Fragment = sunMark()): Fragment =>
  [
    stroke('M-130 -130C-130 -380 130 -380 130 -130', matters[matter].dark, 30),
    stroke('M-130 -130C-130 -360 130 -360 130 -130', matters[matter].light, 16),
    shape(matter, 18, 'M-256 -150Q0 -130 256 -150L284 320Q282 350 250 350L-250 350Q-282 350 -284 320Z'),
    stroke('M-250 -118Q0 -98 250 -118', matters[matter].shade, 5, {
      opacity: 0.35,
      'stroke-dasharray': '16 14',
    }),
    at(0, 110, print, { scale: 1.45 }),
  ].join('');

export const apron = (matter: MatterName): Fragment =>
  [
    stroke('M-110 -250C-120 -420 120 -420 110 -250', matters[matter].dark, 24),
    stroke('M-230 20Q-330 30 -360 110M230 20Q330 30 360 110', matters[matter].dark, 20),
    shape(
      matter,
      18,
      'M-130 -290Q0 -264 130 -290C130 -160 170 -60 246 10L262 330Q262 352 236 352L-236 352Q-262 352 -262 330L-246 10C-170 -60 -130 -160 -130 -290Z',
    ),
    shape(matter, 8, 'M-140 150Q0 164 140 150L146 280Q0 300 -146 280Z'),
    at(0, -70, sunMark(), { scale: 1.05 }),
  ].join('');

export const mug = (matter: MatterName, which: Emblem = 'zanga'): Fragment =>
  [
    stroke('M170 -300C330 -310 330 -90 168 -100', matters[matter].dark, 52),
    stroke('M170 -300C322 -306 322 -96 168 -104', matters[matter].body, 40),
    modelled(
      matter,
      22,
      path('M-196 -380L196 -380L184 -50Q176 0 120 0L-120 0Q-176 0 -184 -50Z', filled(matter)),
    ),
    ellipse(0, -380, 196, 34, matters[matter].light),
    ellipse(0, -376, 172, 26, matters.coffee.body),
    at(0, -176, emblem(which), { scale: 1.15 }),
    stroke('M-156 -320L-148 -90', '#ffffff', 17, { opacity: 0.5 }),
  ].join('');

export const flask = (matter: MatterName): Fragment =>
  [
    modelled('wood', 9, box(0, -590, 110, 80, 20, filled('wood'))),
    modelled('steel', 8, box(0, -536, 124, 40, 10, filled('steel'))),
    shape(
      matter,
      22,
      'M-62 -520L62 -520C80 -490 128 -480 128 -420L128 -40Q126 0 84 0L-84 0Q-126 0 -128 -40L-128 -420C-128 -480 -80 -490 -62 -520Z',
    ),
    at(0, -240, sunMark(), { scale: 0.95 }),
    stroke('M-92 -420L-92 -60', '#ffffff', 16, { opacity: 0.45 }),
  ].join('');

export const book = (matter: MatterName, which: Fragment): Fragment =>
  [
    shape('paper', 6, 'M-236 -330L262 -330L262 344L-236 344Z'),
    ...[-300, -150, 0, 150, 290].map((y) => stroke(`M258 ${y}L258 ${y + 60}`, matters.paper.dark, 6)),
    modelled(matter, 16, box(-10, 0, 500, 680, 22, filled(matter))),
    box(-226, 0, 34, 680, 10, matters[matter].shade, { opacity: 0.35 }),
    element('rect', {
      x: -176,
      y: -300,
      width: 386,
      height: 600,
      rx: 16,
      fill: 'none',
      stroke: matters.sun.light,
      'stroke-width': 7,
    }),
    at(16, -40, which, { scale: 1.5 }),
    stroke('M-90 200L124 200M-50 240L84 240', matters.sun.light, 14),
  ].join('');

/** The pine cone of Caltagirone, for good luck. */
export const pineCone = (matter: MatterName): Fragment =>
  [
    shape(matter, 10, 'M-130 0L130 0Q140 -40 90 -56L60 -110L-60 -110L-90 -56Q-140 -40 -130 0Z'),
    shape(
      matter,
      20,
      'M0 -560C120 -500 190 -370 176 -240C164 -150 90 -100 0 -100C-90 -100 -164 -150 -176 -240C-190 -370 -120 -500 0 -560Z',
    ),
    ...[-180, -260, -340, -420, -490].flatMap((y, row) => {
      const half = [3, 3.5, 3, 2.5, 1.5][row] ?? 2;
      const count = Math.floor(half * 2);
      return Array.from({ length: count }, (_, index) =>
        at(
          (index - (count - 1) / 2) * 62,
          y,
          shape(matter, 7, 'M0 44C-36 20 -36 -20 0 -44C36 -20 36 20 0 44Z'),
        ),
      );
    }),
    ellipse(-90, -360, 20, 70, '#ffffff', { opacity: 0.35, transform: 'rotate(14 -90 -360)' }),
  ].join('');

export const ticket = (matter: MatterName, print: Fragment): Fragment =>
  [
    shape(
      matter,
      14,
      'M-330 -170L330 -170Q346 -168 346 -150L346 -58A58 58 0 0 0 346 58L346 150Q344 168 330 170L-330 170Q-346 168 -346 150L-346 58A58 58 0 0 0 -346 -58L-346 -150Q-344 -168 -330 -170Z',
    ),
    stroke('M176 -140L176 140', '#ffffff', 9, { 'stroke-dasharray': '6 26', opacity: 0.9 }),
    box(-80, 0, 440, 268, 18, 'none', { stroke: '#ffffff', 'stroke-width': 7, opacity: 0.6 }),
    at(-80, 0, print, { scale: 1.05 }),
    ...[-70, -30, 10, 50].map((y) => box(252, y + 10, 76, 18, 6, '#ffffff', { opacity: 0.65 })),
  ].join('');

export const giftCard = (matter: MatterName): Fragment =>
  [
    modelled(matter, 16, box(0, 0, 720, 450, 46, filled(matter))),
    path(
      'M-360 60Q-120 -60 60 60T360 20L360 180Q360 225 314 225L-314 225Q-360 225 -360 180Z',
      matters.sun.body,
      { opacity: 0.9 },
    ),
    at(-190, -80, sunMark(matters.sun.light, '#fffaf0', matters.zanga.body), { scale: 0.95 }),
    stroke('M40 -120L290 -120M40 -70L220 -70', '#ffffff', 20, { opacity: 0.85 }),
  ].join('');

/** Cardboard glasses for films in relief. */
export const reliefGlasses = (): Fragment =>
  [
    shape(
      'white',
      10,
      'M-330 -110L330 -110Q350 -106 348 -80L326 80Q310 128 250 126L120 122Q76 118 58 70Q30 30 0 30Q-30 30 -58 70Q-76 118 -120 122L-250 126Q-310 128 -326 80L-348 -80Q-350 -106 -330 -110Z',
    ),
    shape(
      'tomato',
      8,
      'M-286 -62L-74 -62Q-58 -58 -64 -36L-92 56Q-104 80 -134 80L-236 84Q-270 84 -278 58L-302 -36Q-306 -58 -286 -62Z',
    ),
    shape(
      'sea',
      8,
      'M286 -62L74 -62Q58 -58 64 -36L92 56Q104 80 134 80L236 84Q270 84 278 58L302 -36Q306 -58 286 -62Z',
    ),
    stroke('M-250 -36L-150 -36M120 -36L210 -36', '#ffffff', 13, { opacity: 0.6 }),
  ].join('');
