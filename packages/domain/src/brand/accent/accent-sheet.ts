import { accentShades, canBeAccent, type Shades } from './accent.ts';

/**
 * Which derivation made the shades. A sheet is kept for ever under its name: whoever changes the shades raises this, so
 * that nobody goes on with those they have.
 */
const edition = 1;

const name = /^accent-(\d+)-([0-9a-f]{6})\.css$/;

/** Where the sheet of an accent is asked for. */
export const accentSheetPath = (color: string): string => `/assets/accent-${edition}-${color.slice(1)}.css`;

/**
 * The accent that a sheet of this name is about, and whether it is of this edition; undefined where there is none. While one
 * release replaces another, a page of the one asks the other.
 */
export const accentOfSheet = (file: string): { color: string; current: boolean } | undefined => {
  const [, made, hex] = name.exec(file) ?? [];
  const color = `#${hex}`;
  return canBeAccent(color) ? { color, current: made === String(edition) } : undefined;
};

const shades = [
  'tomato',
  'tomato-deep',
  'tomato-ink',
  'tomato-wash',
] as const satisfies readonly (keyof Shades)[];

/** The sheet that takes the place of the storefront's own accent, wherever in the page it stands. */
export const accentSheet = (color: string): string => {
  const { light, dark } = accentShades(color);
  const lines = shades.map((shade) => `--${shade}:light-dark(${light[shade]},${dark[shade]})`);
  return `:root:root{${lines.join(';')}}\n`;
};
