/** Letters and figures that nobody confuses, read or said; without vowels they spell no word. */
const letters = '23456789BCDFGHJKMNPQRSTVWXYZ';
const length = 6;
const half = length / 2;

/** How many references there are. */
export const referenceCount = letters.length ** length;

/** The reference of a draw: `ZK7-4Q2`. One order has it for good; whoever knows it may ask for the order, and no more. */
export const orderReference = (draw: number): string => {
  if (!Number.isSafeInteger(draw) || draw < 0 || draw >= referenceCount)
    throw new RangeError(`Not a draw of a reference: ${draw}`);
  let word = '';
  for (let left = draw, place = 0; place < length; place += 1, left = Math.floor(left / letters.length))
    word = letters.charAt(left % letters.length) + word;
  return `${word.slice(0, half)}-${word.slice(half)}`;
};

const written = new RegExp(`^([${letters}]{${half}})[-–— .]?([${letters}]{${half}})$`);

/** The reference that somebody has written, in capitals or not, with its hyphen or without; undefined where it is none. */
export const referenceIn = (text: string): string | undefined => {
  const [, first, second] = written.exec(text.trim().toUpperCase()) ?? [];
  return first !== undefined && second !== undefined ? `${first}-${second}` : undefined;
};
