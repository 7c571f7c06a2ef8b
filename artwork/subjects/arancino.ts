import { between, type Random, seeded } from '../../apps/server/demo/random.ts';
import { filled, modelled, shape } from '../clay.ts';
import { type MatterName, matters } from '../colors.ts';
import { spotsOnDisc, strewn } from '../scatter.ts';
import { at, element, ellipse, type Fragment, group, path } from '../svg.ts';
import { pea } from '../toppings/larder.ts';
import { layer, type Topping } from './topping.ts';

/** Foot at the origin, as they stand on the counter. */
const outlines = {
  pointed:
    'M0 -420C46 -420 62 -360 104 -262C146 -170 196 -128 190 -62C186 -14 120 0 0 0C-120 0 -186 -14 -190 -62C-196 -128 -146 -170 -104 -262C-62 -360 -46 -420 0 -420Z',
  round:
    'M0 -340C110 -340 186 -262 186 -166C186 -62 116 0 0 0C-116 0 -186 -62 -186 -166C-186 -262 -110 -340 0 -340Z',
} as const;
export type ArancinoForm = keyof typeof outlines;

const height: Record<ArancinoForm, number> = { pointed: 420, round: 340 };

/** Breadcrumbs: paler and darker flecks that follow the crust. */
const crumbed = (random: Random, form: ArancinoForm, matter: MatterName): Fragment => {
  const { light, dark } = matters[matter];
  const middle = form === 'pointed' ? -150 : -168;
  const flecks = spotsOnDisc(random, 168, 110).map(([x, y]) => {
    const narrow = form === 'pointed' && y < 0 ? 1 - (-y / 168) * 0.55 : 1;
    const high = form === 'pointed' && y < 0 ? y * 1.35 : y * 0.86;
    return ellipse(
      x * narrow,
      middle + high,
      between(random, 4, 9),
      between(random, 3, 6),
      random() < 0.6 ? light : dark,
      {
        opacity: between(random, 0.3, 0.75),
      },
    );
  });
  return flecks.join('');
};

export const arancino = (
  seed: string,
  form: ArancinoForm = 'pointed',
  matter: MatterName = 'fried',
): Fragment => shape(matter, 22, outlines[form]) + crumbed(seeded(seed), form, matter);

export type Filling = {
  readonly rice: MatterName;
  readonly core: MatterName;
  readonly bits?: readonly Topping[];
};

/** Peas and threads of cheese, as in the ragù of Catania. */
export const peas: Topping = { draw: pea, count: 8, reach: 62 };

/** One half, its cut side to the viewer. */
export const halfArancino = (
  seed: string,
  { rice, core, bits = [] }: Filling,
  form: ArancinoForm = 'pointed',
  matter: MatterName = 'fried',
): Fragment => {
  const random = seeded(seed);
  const middle = -height[form] * 0.41;
  const inner = at(0, -10, path(outlines[form], filled(rice)), { scale: 0.93 });
  const grain = () => ellipse(0, 0, 13, 6, matters[rice].light) + ellipse(0, 2, 11, 4, matters[rice].body);
  const clip = element(
    'clipPath',
    { id: `cut-${form}` },
    at(0, -12, path(outlines[form], '#000'), { scale: 0.9 }),
  );
  const grains = strewn(random, spotsOnDisc(random, height[form] * 0.52, 150), grain);
  return [
    element(
      'defs',
      {},
      clip.replace(/<g ([^>]*)>(.*)<\/g>/, (_, attributes: string, content: string) =>
        content.replace('<path ', `<path ${attributes} `),
      ),
    ),
    shape(matter, 14, outlines[form]),
    modelled(rice, 6, inner),
    group({ 'clip-path': `url(#cut-${form})` }, at(0, middle, grains)),
    at(
      0,
      middle + 22,
      modelled(
        core,
        10,
        path(
          'M0 -96C60 -92 98 -50 96 4C94 56 52 84 0 84C-52 84 -94 56 -96 4C-98 -50 -60 -92 0 -96Z',
          filled(core),
        ),
      ),
    ),
    at(0, middle + 22, bits.map((one) => layer(random, one)).join('')),
  ].join('');
};
