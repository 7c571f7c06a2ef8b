import { contrast } from '@zanga/domain/brand/accent/color';
import { describe, expect, it } from 'vitest';
import { colorsOf } from './style.ts';

const pairs = [
  ['ink', 'surface'],
  ['soft', 'surface'],
  ['soft', 'canvas'],
  ['soft', 'sunken'],
  ['link', 'surface'],
  ['onTomato', 'tomato'],
] as const;

const accents = [null, '#2b6639', '#111111', '#1e4b8e'];
const themes = accents.flatMap((accent) => [
  { name: `light, ${accent ?? 'ours'}`, colors: colorsOf(accent).light },
  { name: `dark, ${accent ?? 'ours'}`, colors: colorsOf(accent).dark },
]);

describe.each(themes)('the colours of mails in the $name', ({ colors }) => {
  it.each(pairs)('let %s be read on %s (WCAG AA)', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });
});
