import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync(join(import.meta.dirname, '../src/look/tokens.css'), 'utf8');

const tokens = new Map(
  [...sheet.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
);

type Theme = 'light' | 'dark';
const themes: readonly Theme[] = ['light', 'dark'];

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (above: string, below: string, theme: Theme) => {
  const [a, b] = [above, below].map((name) => {
    const hex = tokens.get(name)?.[theme];
    if (!hex) throw new Error(`No token --${name}`);
    return luminance(hex);
  });
  if (a === undefined || b === undefined) throw new Error('Two colours are needed');
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const grounds = ['canvas', 'surface', 'raised', 'sunken'];
const text: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...grounds, 'basil-wash', 'lemon-wash', 'tomato-wash', 'majolica-wash']],
  ['ink-soft', grounds],
  ['tomato-ink', [...grounds, 'tomato-wash', 'lemon-wash']],
  ['alarm-ink', [...grounds, 'alarm-wash', 'lemon-wash']],
  ['on-alarm', ['alarm']],
  ['basil-ink', [...grounds, 'basil-wash']],
  ['lemon-ink', [...grounds, 'lemon-wash']],
  ['majolica-ink', [...grounds, 'majolica-wash']],
  ['on-tomato', ['tomato', 'tomato-deep']],
  ['on-basil', ['basil']],
  ['on-lemon', ['lemon']],
  ['on-majolica', ['majolica']],
  ['canvas', ['ink']],
];

/** Colours seen without being read: edges of controls, the focus ring. */
const shapes: readonly (readonly [string, readonly string[]])[] = [
  ['line-strong', ['canvas', 'surface', 'raised']],
  ['focus', ['canvas', 'surface', 'raised', 'sunken']],
];

describe('colours', () => {
  it.each(themes)('are legible: 4.5 to 1 for every text on each of its backgrounds, %s', (theme) => {
    const poor = text.flatMap(([above, below]) =>
      below.flatMap((ground) => {
        const ratio = contrast(above, ground, theme);
        return ratio < 4.5 ? [`${above} on ${ground}: ${ratio.toFixed(2)}`] : [];
      }),
    );
    expect(poor).toEqual([]);
  });

  it.each(themes)('are visible: 3 to 1 for edges and focus, %s', (theme) => {
    const poor = shapes.flatMap(([above, below]) =>
      below.flatMap((ground) => {
        const ratio = contrast(above, ground, theme);
        return ratio < 3 ? [`${above} on ${ground}: ${ratio.toFixed(2)}`] : [];
      }),
    );
    expect(poor).toEqual([]);
  });
});
