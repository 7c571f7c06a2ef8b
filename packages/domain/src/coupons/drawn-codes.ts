/** The most codes that are drawn at once, and that a coupon may have in all. */
export const mostCodesAtOnce = 10_000;
export const mostCodesOfCoupon = 100_000;

/** Capital letters and digits without those that are taken for each other: no I and 1, no O and 0. */
export const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What is drawn behind the prefix: forty bits, so that among ten thousand codes one try in a hundred million is right. */
export const drawnLength = 8;

export const mostPrefix = 10;

/** What stands before the drawn part, as it is kept: letters and digits alone. */
export const prefixOf = (written: string): string =>
  written
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase();

/** A code from random bytes that the caller draws. */
export const drawnCode = (prefix: string, bytes: Uint8Array): string => {
  if (bytes.length < drawnLength) throw new RangeError(`A code takes ${drawnLength} random bytes`);
  return prefix + [...bytes.subarray(0, drawnLength)].map((byte) => codeAlphabet.charAt(byte & 31)).join('');
};

/** `NATALE-K7QF-9HXM`: a drawn code as it is printed. However it is typed, it is read without the dashes. */
export const writtenCode = (prefix: string, code: string): string => {
  const drawn = code.slice(prefix.length);
  const half = drawnLength / 2;
  return [prefix, drawn.slice(0, half), drawn.slice(half)].filter(Boolean).join('-');
};

/** What has become of a drawn code: a use that stands counts more than having been withdrawn. */
export const codeStates = ['free', 'used', 'withdrawn'] as const;
export type CodeState = (typeof codeStates)[number];
