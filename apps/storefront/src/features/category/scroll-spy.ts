export type Spot = { readonly id: string; readonly top: number };

/**
 * Which section is being read: the last whose top has passed the line, the first before any has,
 * and the last of all once the page can scroll no further.
 */
export const currentSpot = (spots: readonly Spot[], line: number, atEnd: boolean): string | undefined => {
  if (atEnd) return spots.at(-1)?.id;
  return (spots.findLast(({ top }) => top <= line) ?? spots[0])?.id;
};
