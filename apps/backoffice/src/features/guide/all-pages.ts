import { matchWords } from '../../parts/palette/match-words.ts';
import type { GuidePage, Piece } from './guide-page.ts';
import { brandPages } from './pages/brand.ts';
import { counterPages } from './pages/counter.ts';
import { menuPages } from './pages/menu.ts';
import { offerPages } from './pages/offers.ts';
import { peoplePages } from './pages/people.ts';
import { shopPages } from './pages/shops.ts';
import { tablePages } from './pages/tables.ts';

/** All pages of the guide, in reading order. */
export const guidePages: readonly GuidePage[] = [
  ...brandPages,
  ...menuPages,
  ...offerPages,
  ...shopPages,
  ...peoplePages,
  ...counterPages,
  ...tablePages,
];

export const guidePage = (slug: string): GuidePage | undefined =>
  guidePages.find((page) => page.slug === slug);

const wordsOf = (piece: Piece): string => {
  if (typeof piece === 'string') return piece;
  if ('heading' in piece) return piece.heading;
  if ('steps' in piece) return piece.steps.join(' ');
  if ('list' in piece) return piece.list.join(' ');
  return 'note' in piece ? piece.note : piece.shows;
};

/** Pages that contain every typed word; pages with all of them in the title come first. */
export const searchGuide = (text: string): readonly GuidePage[] => {
  const named = guidePages.filter(({ title, also = '' }) => matchWords(text, `${title} ${also}`));
  const said = guidePages.filter(
    (page) =>
      !named.includes(page) &&
      matchWords(text, [page.title, page.line, ...page.pieces.map(wordsOf)].join(' ')),
  );
  return [...named, ...said];
};
