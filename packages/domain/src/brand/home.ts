const days = /^\d{4}-\d{2}-\d{2}$/;
/** Whether a text is a day of the calendar. */
const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  return days.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** The text under which the order of the home is kept: with drafts, a time to come out, and states, like any text. */
export const homeSlug = 'home';

/**
 * What the home shows below who we are and the categories, which open the page and stay where they are, as what sells
 * best does: the first screen is painted before anything else is known.
 */
export const homeBlocks = ['best', 'words', 'promo', 'offers', 'prime', 'shops'] as const;
export type HomeBlock = (typeof homeBlocks)[number];

/** Blocks that stay where they are, and are never hidden. */
export const fixedBlocks: ReadonlySet<HomeBlock> = new Set(['best']);
/** Blocks that say something of their own beneath or instead of a title. */
export const wordedBlocks: ReadonlySet<HomeBlock> = new Set(['best', 'words', 'offers', 'prime', 'shops']);

export type HomePart = {
  readonly block: HomeBlock;
  readonly shown: boolean;
  /** What it is called, and the line beneath; empty where it is said as it comes. */
  readonly title: string;
  readonly line: string;
  /** The first and the last day on which it is shown; empty where there is none. */
  readonly from: string;
  readonly until: string;
};

const part = (block: HomeBlock, shown = true): HomePart => ({
  ...{ block, shown, title: '', line: '', from: '', until: '' },
});

/** The home as it comes. */
export const usualHome: readonly HomePart[] = homeBlocks.map((block) => part(block, block !== 'words'));

/** An arrangement that knows each block once, what stays first first: one that a later release brings comes last. */
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

/** What the home shows on a day, in its order. */
export const homeOn = (parts: readonly HomePart[], day: string): readonly HomePart[] =>
  wholeHome(parts).filter(
    (one) =>
      one.shown &&
      hasWords(one) &&
      (one.from === '' || one.from <= day) &&
      (one.until === '' || day <= one.until),
  );

/** What is wrong with an arrangement, by part; nothing where it may be read so. */
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
