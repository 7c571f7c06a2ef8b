/** The line of a list that Enter means, kept by its name: what comes late may stand above it. */
export type HeldLine = { readonly text: string; readonly key: string };

/** Where the held line stands now; the first where another text is sought, or it is there no more. */
export const heldAt = (keys: readonly string[], held: HeldLine | undefined, text: string): number =>
  held?.text === text ? Math.max(0, keys.indexOf(held.key)) : 0;
