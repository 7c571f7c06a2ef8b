import { homeSlug } from './home.ts';

/** Texts that are read within another page. */
const within = /^(avviso|zanga-prime)/;

/** The page of the shop on which a text is read; null for one that has none of its own. */
export const pageOfText = (slug: string): string | null => {
  if (within.test(slug)) return null;
  if (slug === homeSlug) return '/home';
  return slug === 'covid' ? '/covid' : `/content/${encodeURIComponent(slug)}`;
};
