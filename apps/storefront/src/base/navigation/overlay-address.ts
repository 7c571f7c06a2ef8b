import type { ParsedLocation } from '@tanstack/react-router';
import { type OverlayParams, stringifySearch } from './search-params.ts';

/** Placeholder for the page's address in parts drawn once for all pages; no address begins with it. */
export const anyPage = '\u{e000}';

type Place = Pick<ParsedLocation, 'publicHref' | 'search'>;

/** A page's address, ready for one more parameter. */
const pageUpTo = ({ publicHref, search }: Place, name: keyof OverlayParams): string => {
  // Overlay parameters are read by the root, on every page.
  const { [name]: _, ...rest } = search as OverlayParams;
  const given = stringifySearch(rest);
  return `${publicHref.replace(/[?#].*/s, '')}${given}${given === '' ? '?' : '&'}`;
};

/** The address of an overlay over a page, or over `anyPage`. */
export const overlayAddress = (page: Place | undefined, name: keyof OverlayParams, value: string): string =>
  (page ? pageUpTo(page, name) : anyPage) + stringifySearch({ [name]: value }).slice(1);

/** Replacement of `anyPage` on a page, escaped for an attribute. */
export const anyPageOn = (page: Place, name: keyof OverlayParams): string =>
  pageUpTo(page, name).replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
