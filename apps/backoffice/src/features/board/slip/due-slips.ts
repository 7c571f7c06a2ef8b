import type { BoardOrder } from '@zanga/contract/ordering/board';

/** A device away for longer prints nothing by itself: staff have printed by hand meanwhile. */
const notAfterMs = 60 * 60_000;

/** Since when this device prints by itself; undefined when it does not. */
export const aloneSince = (preference: string | null): Date | undefined => {
  const since = new Date(preference ?? '');
  return Number.isNaN(since.getTime()) ? undefined : since;
};

type Seen = Pick<BoardOrder, 'state' | 'prints' | 'since'>;

/** Slips to print by themselves: accepted since the device prints, and printed nowhere yet. */
export const dueSlips = <Order extends Seen>(
  orders: readonly Order[],
  alone: Date | undefined,
  now: Date,
): readonly Order[] =>
  alone === undefined
    ? []
    : orders
        .filter(({ state, prints }) => prints === 0 && (state === 'accepted' || state === 'preparing'))
        .filter(({ since }) => {
          const at = new Date(since);
          return at >= alone && now.getTime() - at.getTime() < notAfterMs;
        })
        .toSorted((a, b) => a.since.localeCompare(b.since));
