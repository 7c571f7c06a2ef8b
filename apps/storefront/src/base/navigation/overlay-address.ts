import type { ParsedLocation } from '@tanstack/react-router';
import { type OverlayParams, stringifySearch } from './search-params.ts';

/** Stands for the page in what is drawn for any page; no address begins with it. */
export const anyPage = '\u{e000}';

type Place = Pick<ParsedLocation, 'publicHref' | 'search'>;

/** The address of a page up to where one parameter more is said. */
const pageUpTo = ({ publicHref, search }: Place, name: keyof OverlayParams): string => {
  // What opens over a page is read by the root, on every page.
  const { [name]: _, ...rest } = search as OverlayParams;
  const given = stringifySearch(rest);
  return `${publicHref.replace(/[?#].*/s, '')}${given}${given === '' ? '?' : '&'}`;
};

/** The address of an overlay over a page, or over any. */
export const overlayAddress = (page: Place | undefined, name: keyof OverlayParams, value: string): string =>
  (page ? pageUpTo(page, name) : anyPage) + stringifySearch({ [name]: value }).slice(1);

/** What `anyPage` is on a page, as it stands in an attribute. */
export const anyPageOn = (page: Place, name: keyof OverlayParams): string =>
  pageUpTo(page, name).replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
