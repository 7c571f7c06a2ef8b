/** Most codes drawn at once, and most codes of one coupon. */
export const mostCodesAtOnce = 10_000;
export const mostCodesOfCoupon = 100_000;

/** Capital letters and digits without look-alikes: no I and 1, no O and 0. */
export const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Characters behind the prefix: forty bits, so that among ten thousand codes one guess in a hundred million is right.
 */
export const drawnLength = 8;

export const mostPrefix = 10;

/** Prefix of a code as stored: letters and digits alone. */
export const prefixOf = (written: string): string =>
  written
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase();

/** A code from the caller's random bytes. */
export const drawnCode = (prefix: string, bytes: Uint8Array): string => {
  if (bytes.length < drawnLength) throw new RangeError(`A code takes ${drawnLength} random bytes`);
  return prefix + [...bytes.subarray(0, drawnLength)].map((byte) => codeAlphabet.charAt(byte & 31)).join('');
};

/** `NATALE-K7QF-9HXM`: a code as printed. Typed ones are read with or without the dashes. */
export const writtenCode = (prefix: string, code: string): string => {
  const drawn = code.slice(prefix.length);
  const half = drawnLength / 2;
  return [prefix, drawn.slice(0, half), drawn.slice(half)].filter(Boolean).join('-');
};

/** State of a drawn code: a used one stays used though it was withdrawn later. */
export const codeStates = ['free', 'used', 'withdrawn'] as const;
export type CodeState = (typeof codeStates)[number];
