/** Identity of a cart's line: a dish, made in one way. */
export type LineIntent = {
  /** Id or slug of the product, the same within one cart. */
  readonly product: string;
  readonly options: readonly string[];
  /** Ids of the ingredients left out. */
  readonly without?: readonly string[];
  readonly notes: string;
};

/** Most pieces of a line. */
export const mostPieces = 99;

/** Most lines of a cart. */
export const mostLines = 100;

/** Key of a line: equal for the same options and left-out ingredients in any order. */
export const lineKey = ({ product, options, without = [], notes }: LineIntent): string => {
  const lacks = without.length > 0 ? [without.toSorted()] : [];
  return JSON.stringify([product, options.toSorted(), notes.trim(), ...lacks]);
};
