const perLetter = 999;

/** Number called out over the counter: `A-001` to `A-999`, then `B-001`; each shop begins anew each day. */
export const orderNumber = (sequence: number): string => {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`Not a place in a day: ${sequence}`);
  const number = ((sequence - 1) % perLetter) + 1;
  return `${lettersOf(Math.floor((sequence - 1) / perLetter))}-${String(number).padStart(3, '0')}`;
};

/** A to Z, then AA as in a spreadsheet. */
const lettersOf = (turn: number): string => {
  const last = String.fromCharCode(65 + (turn % 26));
  return turn < 26 ? last : `${lettersOf(Math.floor(turn / 26) - 1)}${last}`;
};
