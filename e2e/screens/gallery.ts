import { accounts } from './accounts.ts';
import { browsing, reading } from './browsing.ts';
import { shots } from './camera.ts';
import { inTheShop } from './in-the-shop.ts';
import { membership } from './membership.ts';
import { office } from './office.ts';
import { ordering, orders } from './ordering.ts';
import type { Group } from './screen.ts';
import { shownOf } from './shown.ts';
import { totem } from './totem.ts';

export const groups: readonly Group[] = [
  ...[browsing, reading, accounts, ordering, orders, membership, inTheShop, totem, office],
];

const words: Record<(typeof shots)[number], string> = {
  '390': 'phone',
  '390-dark': 'phone, dark',
  '768': 'tablet',
  '768-dark': 'tablet, dark',
  '1440': 'desktop',
  '1440-dark': 'desktop, dark',
};

const table = ({ title, screens }: Group) =>
  [
    `## ${title}`,
    '',
    '| what is seen | |',
    '|---|---|',
    ...screens.map(
      ({ name, shows }) =>
        `| ${shows} | ${shots.map((shot) => `[${words[shot]}](${name}-${shot}.webp)`).join(' · ')} |`,
    ),
    '',
  ].join('\n');

/** The list of all pictures, for the folder they were taken into. */
export const list = (): string =>
  [
    '# Every screen',
    '',
    'Phones are 390 pixels wide, tablets 768, desktops 1440; each is kept smaller than it was seen.',
    '',
    ...groups.map(table),
  ].join('\n');

const wall = ({ title, screens }: Group) => {
  const pictures = screens.flatMap(({ name, shows }) =>
    shownOf(name).map((shot) => `${shows} (${words[shot]}):\n\n![${shows}](${name}-${shot}.webp)\n`),
  );
  return pictures.length === 0 ? [] : [`## ${title}\n`, ...pictures];
};

/** `docs/screens/README.md`: the pictures that lie beside the code. */
export const shownList = (): string =>
  [
    '# Some screens',
    '',
    '`npm run screens` takes pictures of every screen of the demo shop, in three sizes and two lights, and puts them into `.cache/screens`,',
    'with a list. `npm run screens -- cart orders` takes only names with one of the words, `--missing` only absent pictures, and `--to=folder` puts',
    'them elsewhere. The two dozen below lie beside the code; `npm run screens -- --shown` takes them anew and writes this page',
    '(`e2e/screens/shown.ts` says which).',
    '',
    ...groups.flatMap(wall),
  ].join('\n');
