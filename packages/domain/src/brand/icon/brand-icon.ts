import { nearestAccent } from '../accent/accent.ts';
import { grounds } from '../accent/grounds.ts';
import { demoMark } from './demo-mark.ts';
import { initials } from './initials.ts';

/** Brand and accent of a drawn icon, for a brand without a picture. */
export type IconOf = { readonly brand: string; readonly accent: string | null };

/** The one name with a drawn mark, like its wordmark: the demo keeps it beside its pictures. */
export const drawnName = 'Zanga';

const tomato = '#c5341c';
const bright = grounds.light['on-tomato'];
const sun = '#f7ca3e';

/** A plate seen from above, for names that begin in another alphabet. */
const plate =
  'M0 -160A160 160 0 1 0 0 160A160 160 0 1 0 0 -160ZM0 -132A132 132 0 1 1 0 132A132 132 0 1 1 0 -132ZM0 -88A88 88 0 1 0 0 88A88 88 0 1 0 0 -88Z';

const outlineOf = (brand: string): string => {
  const letter = /[A-Z\d]/.exec(brand.normalize('NFD').toUpperCase())?.[0];
  return letter === undefined ? plate : (initials[letter] ?? plate);
};

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;

const letterOf = (brand: string, color: string) =>
  `<path fill="${color}" transform="translate(32 32) scale(.1)" d="${outlineOf(brand)}"/>`;

/** Colour of an icon's square. */
export const iconGround = ({ accent }: Pick<IconOf, 'accent'>): string => nearestAccent(accent ?? tomato);

/** The mark alone, to lay on `iconGround`. */
export const iconMark = ({ brand, accent }: IconOf): string =>
  svg(brand === drawnName ? demoMark(sun, bright, iconGround({ accent })) : letterOf(brand, bright));

/** The mark on its own plate: the icon of a browser's tab. */
export const iconSvg = (of: IconOf): string =>
  of.brand === drawnName
    ? iconMark(of)
    : svg(`<rect width="64" height="64" rx="15" fill="${iconGround(of)}"/>${letterOf(of.brand, bright)}`);

/** Shape of the mark in white, for status bars and for launchers that tint it. */
export const iconSilhouette = (brand: string): string =>
  svg(brand === drawnName ? demoMark('#fff', '#fff') : letterOf(brand, '#fff'));
