import { homeSlug } from './home.ts';

/** Texts shown within another page. */
const within = /^(avviso|zanga-prime)/;

/** Path of a text's own page in the shop; null for a text that is part of another page. */
export const pageOfText = (slug: string): string | null => {
  if (within.test(slug)) return null;
  if (slug === homeSlug) return '/home';
  return slug === 'covid' ? '/covid' : `/content/${encodeURIComponent(slug)}`;
};
