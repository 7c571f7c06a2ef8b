import { accentShades, canBeAccent, type Shades } from './accent.ts';

/**
 * Edition of the shades. Browsers cache a sheet for ever under its name: a change of the shades raises the edition,
 * so that none keeps the old ones.
 */
const edition = 1;

const name = /^accent-(\d+)-([0-9a-f]{6})\.css$/;

/** Address of an accent's style sheet. */
export const accentSheetPath = (color: string): string => `/assets/accent-${edition}-${color.slice(1)}.css`;

/**
 * Accent in the name of a sheet, and whether it is of this edition; undefined for another name. During a release a
 * page of one version may ask the other.
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

/** Style sheet that replaces the storefront's own accent, wherever it stands in the page. */
export const accentSheet = (color: string): string => {
  const { light, dark } = accentShades(color);
  const lines = shades.map((shade) => `--${shade}:light-dark(${light[shade]},${dark[shade]})`);
  return `:root:root{${lines.join(';')}}\n`;
};
