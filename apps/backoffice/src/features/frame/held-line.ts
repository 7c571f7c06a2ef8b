/** Chosen line of a list, kept by its key: late results may push it down. */
export type HeldLine = { readonly text: string; readonly key: string };

/** Current place of the chosen line; the first place after a new search, or when the line is gone. */
export const heldAt = (keys: readonly string[], held: HeldLine | undefined, text: string): number =>
  held?.text === text ? Math.max(0, keys.indexOf(held.key)) : 0;
