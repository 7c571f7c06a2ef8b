/** What makes two lines of a cart the same: a dish, made in the same way. */
export type LineIntent = {
  /** Always the same name of the product within one cart, its id or its slug. */
  readonly product: string;
  readonly options: readonly string[];
  /** Ids of what it is made without. */
  readonly without?: readonly string[];
  readonly notes: string;
};

/** Pieces a single line holds at most. */
export const mostPieces = 99;

/** Lines a cart holds at most. */
export const mostLines = 100;

/** Lines with the same key are one line, whatever the order its options were chosen in, or what it lacks was taken out. */
export const lineKey = ({ product, options, without = [], notes }: LineIntent): string => {
  const lacks = without.length > 0 ? [without.toSorted()] : [];
  return JSON.stringify([product, options.toSorted(), notes.trim(), ...lacks]);
};
