/** What makes two lines of a cart the same: a dish, made in the same way. */
export type LineIntent = {
  /** Always the same name of the product within one cart, its id or its slug. */
  readonly product: string;
  readonly options: readonly string[];
  readonly notes: string;
};

/** Pieces a single line holds at most. */
export const mostPieces = 99;

/** Lines a cart holds at most. */
export const mostLines = 100;

/** Lines with the same key are one line, whatever the order its options were chosen in. */
export const lineKey = ({ product, options, notes }: LineIntent): string =>
  JSON.stringify([product, options.toSorted(), notes.trim()]);
