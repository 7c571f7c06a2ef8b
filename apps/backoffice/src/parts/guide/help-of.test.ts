import { expect, it } from 'vitest';
import { helpOf } from './help-of.ts';

it.each([
  ['/', '/', 'ordini-in-corso'],
  ['/prime/iscritti/mbr_1', '/prime/iscritti', 'prime-iscritti'],
  ['/negozi/shp_1', '/negozi', 'negozi'],
  ['/negozi/shp_1/orari', '/negozi', 'negozi-orari'],
  ['/menu/importa', '/menu', 'menu-importa'],
  ['/menu/opzioni/grp_1', '/menu', 'menu-opzioni'],
  ['/menu/prd_1', '/menu', 'menu'],
  ['/profilo', undefined, 'profilo'],
  ['/aiuto/menu', '/aiuto', undefined],
  ['/una-pagina', undefined, undefined],
])('%s is explained by the page of its screen, or of its part', (path, screen, page) => {
  expect(helpOf(path, screen)).toBe(page);
});
