import { randomInt } from 'node:crypto';

/** No letter or digit that is mistaken for another when read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = 8;

/** Minutes a code stays valid. */
export const codeMinutes = 10;

/** A random code, one of more than 600 thousand million. */
export const newCode = (): string =>
  Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A code in two halves, for display. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** A typed code, in any case, with spaces or dashes; undefined for an impossible one. */
export const typedCode = (text: string): string | undefined => {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  return code.length === letters && [...code].every((letter) => alphabet.includes(letter)) ? code : undefined;
};
