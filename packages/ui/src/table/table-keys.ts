/** Effect of a key in a table: move to another row, open, select, or clear the selection. */
export type TableDeed =
  | { readonly kind: 'move'; readonly to: number; readonly selecting: boolean }
  | { readonly kind: 'open' | 'select' | 'clear' };

type Press = { readonly key: string; readonly shiftKey: boolean };
type Place = {
  /** The row that has the focus. */
  readonly index: number;
  readonly count: number;
  /** Number of visible rows. */
  readonly page: number;
};

const steps = (page: number): Readonly<Record<string, number>> => ({
  ArrowDown: 1,
  j: 1,
  J: 1,
  ArrowUp: -1,
  k: -1,
  K: -1,
  PageDown: page,
  PageUp: -page,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
});

/** Effect of a key pressed on a row; undefined leaves the key to the browser. */
export const tableDeed = ({ key, shiftKey }: Press, { index, count, page }: Place): TableDeed | undefined => {
  if (key === 'Enter') return { kind: 'open' };
  if (key === 'x' || key === 'X' || key === ' ') return { kind: 'select' };
  if (key === 'Escape') return { kind: 'clear' };
  const step = steps(Math.max(1, page))[key];
  if (step === undefined || count === 0) return undefined;
  const to = Math.min(count - 1, Math.max(0, index + step));
  return { kind: 'move', to, selecting: shiftKey && key.startsWith('Arrow') };
};
