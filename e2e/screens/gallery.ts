import { accounts } from './accounts.ts';
import { browsing, reading } from './browsing.ts';
import { shots } from './camera.ts';
import { membership } from './membership.ts';
import { office } from './office.ts';
import { ordering, orders } from './ordering.ts';
import { places } from './places.ts';
import type { Group } from './screen.ts';
import { totem } from './totem.ts';

export const groups: readonly Group[] = [
  ...[browsing, reading, accounts, ordering, orders, membership, places, totem, office],
];

const words: Record<(typeof shots)[number], string> = {
  '390': 'phone',
  '390-dark': 'phone, dark',
  '768': 'tablet',
  '1440': 'desktop',
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

/** The list of all pictures, as `docs/screens/README.md`. */
export const list = (): string =>
  [
    '# Every screen',
    '',
    '`npm run screens` takes these pictures of the demo shop and writes this list; `npm run screens -- cart orders` takes those alone whose name holds one of the words, and `--to=folder` puts them elsewhere.',
    'Phones are 390 pixels wide, tablets 768, desktops 1440; each is kept smaller than it was seen.',
    '',
    ...groups.map(table),
  ].join('\n');
