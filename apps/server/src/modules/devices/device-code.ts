import { randomInt } from 'node:crypto';

/** No letter or digit that is taken for another when it is read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = 8;

/** How long a code can be typed. */
export const codeMinutes = 10;

/** A code, drawn: more than 600 thousand million of them. */
export const newCode = (): string =>
  Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join('');

/** In two halves, as it is read. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** A code as somebody typed it: in any case, with spaces or lines between; undefined where it is none. */
export const typedCode = (text: string): string | undefined => {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  return code.length === letters && [...code].every((letter) => alphabet.includes(letter)) ? code : undefined;
};
