export type Spot = { readonly id: string; readonly top: number };

/**
 * Id of the section being read: the last whose top has passed the line, or the first before any has; at the page's end
 * the last of all.
 */
export const currentSpot = (spots: readonly Spot[], line: number, atEnd: boolean): string | undefined => {
  if (atEnd) return spots.at(-1)?.id;
  return (spots.findLast(({ top }) => top <= line) ?? spots[0])?.id;
};
