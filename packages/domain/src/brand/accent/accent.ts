import { contrast, hexOf, type Oklch, oklchOf } from './color.ts';
import { grounds, type Theme } from './grounds.ts';

/** Least contrast of text, and of a shape (WCAG AA). */
const [readable, visible] = [4.5, 3];

/** Shades of an accent: a button, the button pressed, text in the accent, a faint wash. */
export type Shades = {
  readonly tomato: string;
  readonly 'tomato-deep': string;
  readonly 'tomato-ink': string;
  readonly 'tomato-wash': string;
};

const written = /^#[0-9a-f]{6}$/;

/** Whether this is a colour as stored: `#rrggbb` in small letters. */
export const isAccent = (color: string): boolean => written.test(color);

/** Steps of lightness in the search for a shade, finer than an eye tells. */
const step = 0.004;

/** The first colour from here on, in steps darker or lighter, that passes the test. */
const firstThat = (from: Oklch, by: number, holds: (hex: string) => boolean): string => {
  for (let light = from.light; light >= 0 && light <= 1; light += by) {
    const hex = hexOf({ ...from, light });
    if (holds(hex)) return hex;
  }
  return by < 0 ? '#000000' : '#ffffff';
};

/** Whether a button's bright words are readable on it; it then stands out from every light ground too. */
const bearsWords = (hex: string) => contrast(hex, grounds.light['on-tomato']) >= readable;

/** The nearest colour on which a button's words are readable; often the colour itself. */
export const nearestAccent = (color: string): string =>
  bearsWords(color) ? color : firstThat(oklchOf(color), -step, bearsWords);

/** Whether a colour is allowed as an accent. */
export const canBeAccent = (color: string): boolean => isAccent(color) && bearsWords(color);

const washes: Readonly<Record<Theme, { light: number; share: number; most: number }>> = {
  light: { light: 0.933, share: 0.2, most: 0.032 },
  dark: { light: 0.275, share: 0.45, most: 0.075 },
};

const washOf = ({ chroma, hue }: Oklch, theme: Theme): string => {
  const { light, share, most } = washes[theme];
  return hexOf({ light, chroma: Math.min(chroma * share, most), hue });
};

/** Text colour of the accent, readable on every ground of its theme. */
const inkOf = (from: Oklch, theme: Theme, wash: string): string => {
  const { canvas, surface, raised, sunken, 'lemon-wash': lemon } = grounds[theme];
  const below = [canvas, surface, raised, sunken, lemon, wash];
  const isRead = (hex: string) => below.every((ground) => contrast(hex, ground) >= readable);
  return firstThat(from, theme === 'light' ? -step : step, isRead);
};

/** Shade of a pressed button. For a colour nearly black it is lighter, or the change would be invisible. */
const deepOf = (hex: string): string => {
  const color = oklchOf(hex);
  return hexOf({ ...color, light: color.light < 0.3 ? color.light + 0.08 : color.light * 0.86 });
};

const lightShades = (accent: string): Shades => {
  const color = oklchOf(accent);
  const wash = washOf(color, 'light');
  return {
    tomato: accent,
    'tomato-deep': deepOf(accent),
    'tomato-ink': inkOf(color, 'light', wash),
    'tomato-wash': wash,
  };
};

/** On dark grounds an accent is light enough to stand out from them, and dark enough for the words on it. */
const darkShades = (accent: string): Shades => {
  const color = oklchOf(accent);
  const { raised } = grounds.dark;
  const standsOut = (hex: string) => contrast(hex, raised) >= visible;
  const lit = standsOut(accent) ? accent : firstThat(color, step, standsOut);
  const wash = washOf(color, 'dark');
  // Text on dark grounds is paler than buttons, or it would glare.
  const pale = { ...color, light: Math.max(0.8, color.light), chroma: Math.min(color.chroma, 0.13) };
  return {
    tomato: lit,
    'tomato-deep': deepOf(lit),
    'tomato-ink': inkOf(pale, 'dark', wash),
    'tomato-wash': wash,
  };
};

/** Shades of an accent in both themes. A colour that is not allowed is replaced by the nearest allowed one. */
export const accentShades = (color: string): Readonly<Record<Theme, Shades>> => {
  const accent = nearestAccent(color);
  return { light: lightShades(accent), dark: darkShades(accent) };
};
