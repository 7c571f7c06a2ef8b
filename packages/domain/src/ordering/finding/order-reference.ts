/** Letters and digits without look-alikes or sound-alikes; without vowels they spell no word. */
const letters = '23456789BCDFGHJKMNPQRSTVWXYZ';
const length = 6;
const half = length / 2;

/** Number of possible references. */
export const referenceCount = letters.length ** length;

/** Reference of a draw: `ZK7-4Q2`. Permanent; knowing one allows to ask for the order, and no more. */
export const orderReference = (draw: number): string => {
  if (!Number.isSafeInteger(draw) || draw < 0 || draw >= referenceCount)
    throw new RangeError(`Not a draw of a reference: ${draw}`);
  let word = '';
  for (let left = draw, place = 0; place < length; place += 1, left = Math.floor(left / letters.length))
    word = letters.charAt(left % letters.length) + word;
  return `${word.slice(0, half)}-${word.slice(half)}`;
};

const written = new RegExp(`^([${letters}]{${half}})[-–— .]?([${letters}]{${half}})$`);

/** The reference in a typed text, in any case, with or without hyphen; undefined for other texts. */
export const referenceIn = (text: string): string | undefined => {
  const [, first, second] = written.exec(text.trim().toUpperCase()) ?? [];
  return first !== undefined && second !== undefined ? `${first}-${second}` : undefined;
};
