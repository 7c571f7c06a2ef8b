const days = /^\d{4}-\d{2}-\d{2}$/;
/** Whether a text is a day of the calendar. */
const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  return days.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/**
 * Slug of the text that holds the arrangement of the home, with drafts, a publication time and states like any text.
 */
export const homeSlug = 'home';

/**
 * Blocks of the home, below the brand and the categories, which open the page and stay. So does `best`: the first
 * screen is painted before anything else is known.
 */
export const homeBlocks = ['best', 'words', 'promo', 'offers', 'prime', 'shops'] as const;
export type HomeBlock = (typeof homeBlocks)[number];

/** Blocks that cannot be moved or hidden. */
export const fixedBlocks: ReadonlySet<HomeBlock> = new Set(['best']);
/** Blocks with words of their own beneath or instead of a title. */
export const wordedBlocks: ReadonlySet<HomeBlock> = new Set(['best', 'words', 'offers', 'prime', 'shops']);

export type HomePart = {
  readonly block: HomeBlock;
  readonly shown: boolean;
  /** Title, and the line beneath it; empty shows the usual one. */
  readonly title: string;
  readonly line: string;
  /** First and last day on which it is shown; empty without a limit. */
  readonly from: string;
  readonly until: string;
};

const part = (block: HomeBlock, shown = true): HomePart => ({
  ...{ block, shown, title: '', line: '', from: '', until: '' },
});

/** The home before its first edit. */
export const usualHome: readonly HomePart[] = homeBlocks.map((block) => part(block, block !== 'words'));

/** An arrangement with each block once and the fixed ones first; a block of a later release comes last. */
export const wholeHome = (parts: readonly HomePart[]): readonly HomePart[] => {
  const known = new Map<HomeBlock, HomePart>();
  for (const one of [...parts, ...usualHome]) if (!known.has(one.block)) known.set(one.block, one);
  const all = [...known.values()].map((one) => (fixedBlocks.has(one.block) ? { ...one, shown: true } : one));
  const [first, rest] = [true, false].map((fixed) =>
    all.filter(({ block }) => fixedBlocks.has(block) === fixed),
  );
  return [...(first ?? []), ...(rest ?? [])];
};

const hasWords = ({ block, title }: HomePart) => block !== 'words' || title.trim() !== '';

/** Blocks of the home on a day, in their order. */
export const homeOn = (parts: readonly HomePart[], day: string): readonly HomePart[] =>
  wholeHome(parts).filter(
    (one) =>
      one.shown &&
      hasWords(one) &&
      (one.from === '' || one.from <= day) &&
      (one.until === '' || day <= one.until),
  );

/** Problems of an arrangement, by block; empty if it is valid. */
export const homeProblems = (
  parts: readonly HomePart[],
): readonly { readonly block: HomeBlock; readonly text: string }[] =>
  parts.flatMap((one) => {
    const { block, shown, title, from, until } = one;
    const wrong = (text: string) => [{ block, text }];
    if (shown && block === 'words' && title.trim() === '')
      return wrong('Scrivi almeno il titolo, o nascondilo');
    if ([from, until].some((day) => day !== '' && !isDay(day))) return wrong('Questo giorno non esiste');
    if (from !== '' && until !== '' && until < from) return wrong('Finisce prima di cominciare');
    return [];
  });
