import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { screens } from '../../parts/frame/screens.ts';
import { pageOfScreen } from '../../parts/guide/help-of.ts';
import { guidePage, guidePages, searchGuide } from './all-pages.ts';
import { pictures } from './pictures.ts';

const folder = path.join(import.meta.dirname, 'pictures');
/** Largest weight of all pages: staff read them on a phone while the shop is open. */
const mostBytes = 60 * 1024;

const explained = screens.filter(({ to }) => to !== '/aiuto');
/** Parts of screens with a page of their own, which `help-of.ts` opens. */
const parts = ['menu-categorie', 'menu-opzioni', 'menu-importa', 'negozi-orari', 'negozi-zone'];

describe('the guide', () => {
  it.each(explained.map(({ to }) => to))('explains %s, and leads there', (to) => {
    expect(guidePage(pageOfScreen(to))?.screen).toBe(to);
  });

  it('explains the parts that a link of theirs leads to', () => {
    for (const slug of [...parts, 'negozi-capacita', 'profilo']) expect(guidePage(slug), slug).toBeDefined();
  });

  it('calls each page once', () => {
    const slugs = guidePages.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('has each picture that it shows, shows each that it has, and none is heavy', () => {
    const shown = guidePages.flatMap(({ pieces }) =>
      pieces.flatMap((piece) => (typeof piece === 'object' && 'picture' in piece ? [piece.picture] : [])),
    );
    expect(shown.toSorted()).toEqual(Object.keys(pictures).toSorted());
    expect(readdirSync(folder).toSorted()).toEqual(shown.map((name) => `${name}.webp`).toSorted());
    for (const name of shown)
      expect(statSync(path.join(folder, `${name}.webp`)).size, name).toBeLessThan(mostBytes);
  });

  it('is found by its words, titles first', () => {
    expect(searchGuide('rimborso').map(({ slug }) => slug)).toContain('ordini');
    expect(searchGuide('coupon')[0]?.slug).toBe('coupon');
    expect(searchGuide('excel')[0]?.slug).toBe('menu-importa');
    expect(searchGuide('qwerty')).toEqual([]);
  });
});
