import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentShades, canBeAccent, isAccent, nearestAccent } from './accent.ts';
import { accentOfSheet, accentSheet, accentSheetPath } from './accent-sheet.ts';
import { contrast, hexOf, oklchOf } from './color.ts';
import { grounds, type Theme } from './grounds.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const hard = ['#000000', '#ffffff', '#ffff00', '#00ff00', '#0000ff', '#ff00ff', '#808080', '#2b6639'];
const themes: readonly Theme[] = ['light', 'dark'];

/** Pairs of shades that lack the contrast the storefront needs. */
const poorOf = (picked: string) =>
  themes.flatMap((theme) => {
    const all = { ...grounds[theme], ...accentShades(picked)[theme] };
    const pairs = [
      ...(['tomato', 'tomato-deep'] as const).map((below) => ['on-tomato', below, 4.5] as const),
      ...(['canvas', 'surface', 'raised', 'sunken', 'lemon-wash', 'tomato-wash'] as const).map(
        (below) => ['tomato-ink', below, 4.5] as const,
      ),
      ...(['ink', 'ink-soft'] as const).map((above) => [above, 'tomato-wash', 4.5] as const),
      ...(['canvas', 'surface', 'raised', 'sunken'] as const).map((below) => ['tomato', below, 3] as const),
    ];
    return pairs.flatMap(([above, below, least]) => {
      const ratio = contrast(all[above], all[below]);
      return ratio < least ? [`${picked} ${theme}: ${above} on ${below} ${ratio.toFixed(2)}`] : [];
    });
  });

describe('the shades of an accent', () => {
  it('are readable and visible on every ground, for any colour', () => {
    fc.assert(
      fc.property(color, (picked) => {
        expect(poorOf(picked)).toEqual([]);
      }),
      { numRuns: 500, examples: hard.map((one): [string] => [one]) },
    );
  });

  it('keep the hue of the chosen colour', () => {
    fc.assert(
      fc.property(color, (picked) => {
        const { light, dark } = accentShades(picked);
        const is = oklchOf(nearestAccent(picked));
        for (const shade of [light['tomato-ink'], dark.tomato, dark['tomato-ink']]) {
          const { chroma, hue } = oklchOf(shade);
          // A colour that is nearly grey has no hue to tell.
          if (chroma < 0.03 || is.chroma < 0.03) continue;
          const off = Math.abs(Math.atan2(Math.sin(hue - is.hue), Math.cos(hue - is.hue)));
          expect(off).toBeLessThan(0.12);
        }
      }),
    );
  });

  it('stand on the grounds of the storefront’s own sheet', () => {
    const sheet = readFileSync(path.join(import.meta.dirname, '../../../../ui/src/look/tokens.css'), 'utf8');
    for (const theme of themes)
      for (const [name, hex] of Object.entries(grounds[theme])) {
        const [, light, dark] =
          new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(sheet) ?? [];
        expect([name, { light, dark }[theme]]).toEqual([name, hex]);
      }
  });
});

describe('an accent', () => {
  it('that is not allowed becomes the nearest allowed one; an allowed one stays', () => {
    fc.assert(
      fc.property(color, (picked) => {
        const near = nearestAccent(picked);
        expect(canBeAccent(near)).toBe(true);
        expect(nearestAccent(near)).toBe(near);
        if (canBeAccent(picked)) expect(near).toBe(picked);
      }),
    );
    expect([canBeAccent('#ffd400'), nearestAccent('#c5341c')]).toEqual([false, '#c5341c']);
  });

  it.each(['', 'red', '#fff', '#C5341C', '#c5341cff', '#c5341g', '#c5341c\n', 'url(#c5341c)'])(
    'is not %j',
    (text) => {
      expect([isAccent(text), canBeAccent(text)]).toEqual([false, false]);
    },
  );

  it('is the same after it was taken apart and put together', () => {
    fc.assert(
      fc.property(color, (picked) => {
        expect(hexOf(oklchOf(picked))).toBe(picked);
      }),
    );
  });
});

describe('the sheet of an accent', () => {
  it('is found by its own name, and by no other', () => {
    const file = accentSheetPath('#2b6639').replace('/assets/', '');
    expect(accentOfSheet(file)).toEqual({ color: '#2b6639', current: true });
    expect(accentOfSheet('accent-9-2b6639.css')).toEqual({ color: '#2b6639', current: false });
    for (const other of ['accent-1-ffd400.css', 'accent-1-2B6639.css', 'accent-1-.css'])
      expect(accentOfSheet(other)).toBeUndefined();
  });

  it('stays the same under its name: a change of the shades needs another edition', () => {
    expect([accentSheetPath('#2b6639'), accentSheet('#2b6639')]).toMatchInlineSnapshot(`
      [
        "/assets/accent-1-2b6639.css",
        ":root:root{--tomato:light-dark(#2b6639,#407b4d);--tomato-deep:light-dark(#165428,#2a6539);--tomato-ink:light-dark(#2b6639,#92cf9c);--tomato-wash:light-dark(#e1ede2,#182d1c)}
      ",
      ]
    `);
  });
});
