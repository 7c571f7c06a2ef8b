import { describe, expect, it } from 'vitest';
import { dark, light } from './style.ts';

const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

const pairs = [
  ['ink', 'surface'],
  ['soft', 'surface'],
  ['soft', 'canvas'],
  ['soft', 'sunken'],
  ['link', 'surface'],
  ['onTomato', 'tomato'],
] as const;

describe.each([
  { name: 'light', colors: light },
  { name: 'dark', colors: dark },
])('the colours of mails in the $name', ({ colors }) => {
  it.each(pairs)('let %s be read on %s (WCAG AA)', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });
});
