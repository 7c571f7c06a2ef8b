import { seeded } from '../../apps/server/demo/random.ts';
import { filled, modelled, shape } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { horizontal } from '../paint.ts';
import { spotsOnDisc, strewn } from '../scatter.ts';
import { at, box, circle, ellipse, type Fragment, path, stroke } from '../svg.ts';
import { type Emblem, emblem } from './emblem.ts';

type Label = { readonly label: MatterName; readonly emblem: Emblem };

const bands = (y: number, width: number, tall: number, { label, emblem: which }: Label): Fragment =>
  [
    box(0, y, width, tall, 8, horizontal(matters[label].body, matters[label].light, matters[label].dark)),
    box(0, y - tall / 2 + 12, width, 7, 0, matters.sun.body),
    box(0, y + tall / 2 - 12, width, 7, 0, matters.sun.body),
    at(0, y, emblem(which), { scale: tall / 250 }),
  ].join('');

/** A glass jar with a screw lid; the content shows above and below the label. */
export const jar = (content: MatterName, lid: MatterName, label: Label, bits: Fragment = ''): Fragment =>
  [
    modelled(
      'glass',
      12,
      path(
        'M-178 -350Q-196 -340 -200 -300L-200 -40Q-196 0 -150 0L150 0Q196 0 200 -40L200 -300Q196 -340 178 -350Z',
        '#eaf6fb',
      ),
    ),
    modelled(
      content,
      10,
      path(
        'M-172 -326Q0 -310 172 -326Q186 -310 186 -290L186 -40Q184 -14 150 -14L-150 -14Q-184 -14 -186 -40L-186 -290Q-186 -310 -172 -326Z',
        filled(content),
      ),
    ),
    bits,
    bands(-158, 388, 176, label),
    modelled(lid, 12, box(0, -392, 392, 96, 22, filled(lid))),
    ...Array.from({ length: 15 }, (_, index) =>
      stroke(`M${-176 + index * 25} -424L${-176 + index * 25} -362`, matters[lid].dark, 6, { opacity: 0.5 }),
    ),
    stroke('M-164 -306L-164 -40', '#ffffff', 15, { opacity: 0.55 }),
  ].join('');

/** A low tin or a box of sweets, from the front. */
export const tin = (matter: MatterName, label: Label): Fragment =>
  modelled(matter, 18, path('M-220 -280Q0 -240 220 -280L220 -20Q0 20 -220 -20Z', filled(matter))) +
  modelled(matter, 8, ellipse(0, -280, 220, 46, filled(matter))) +
  ellipse(0, -280, 186, 34, matters[matter].dark, { opacity: 0.4 }) +
  at(0, -128, circle(0, 0, 104, '#fffaf0') + emblem(label.emblem), { scale: 0.98 });

/** A paper bag folded at the top, with a window or a print: pasta, coffee, flour. */
export const bag = (matter: MatterName, { label, emblem: which }: Label, window: Fragment = ''): Fragment =>
  [
    shape(
      matter,
      16,
      'M-200 -470L200 -470Q196 -440 206 -400L214 -24Q212 4 186 4L-186 4Q-212 4 -214 -24L-206 -400Q-196 -440 -200 -470Z',
    ),
    shape(matter, 8, 'M-206 -540L206 -540L202 -452Q0 -440 -202 -452Z'),
    stroke('M-200 -470Q0 -456 200 -470', matters[matter].shade, 5, { opacity: 0.4 }),
    window,
    at(0, window === '' ? -230 : -340, circle(0, 0, 106, matters[label].body) + emblem(which), {
      scale: window === '' ? 1.2 : 0.72,
    }),
  ].join('');

/** Content of a bag's window, 260 × 200. */
export const bagWindow = (seed: string, inside: MatterName, draw: () => Fragment, count = 30): Fragment =>
  at(
    0,
    -130,
    [
      '<clipPath id="bag-window"><rect x="-140" y="-110" width="280" height="220" rx="36"/></clipPath>',
      `<g clip-path="url(#bag-window)">${box(0, 0, 280, 220, 36, matters[inside].dark)}${strewn(seeded(seed), spotsOnDisc(seeded(seed), 170, count), draw)}</g>`,
      box(0, 0, 280, 220, 36, 'none', { stroke: '#ffffff', 'stroke-width': 9, 'stroke-opacity': 0.8 }),
    ].join(''),
  );

/** A bar of chocolate half out of its wrapper. */
export const bar = (matter: MatterName, wrapper: MatterName, which: Emblem): Fragment =>
  [
    modelled(matter, 10, box(0, -180, 300, 420, 22, filled(matter))),
    ...[-330, -240, -150].flatMap((y) =>
      [-74, 74].map((x) => modelled(matter, 7, box(x, y, 128, 76, 12, filled(matter)))),
    ),
    shape(
      wrapper,
      12,
      'M-166 -150L-140 -176L-112 -150L-84 -178L-56 -150L-28 -176L0 -150L28 -178L56 -150L84 -176L112 -150L140 -178L166 -150L166 250Q0 266 -166 250Z',
    ),
    at(0, 54, circle(0, 0, 106, '#fffaf0') + emblem(which), { scale: 1.05 }),
    box(0, 190, 332, 10, 0, matters.sun.body),
  ].join('');
