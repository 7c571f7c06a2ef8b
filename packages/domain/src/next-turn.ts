import { addDays, instantOf, type MinuteOfDay, wallClock } from './time.ts';
import { wordsHoldUntil } from './time-words.ts';

type Turns = { readonly from: MinuteOfDay; readonly to: MinuteOfDay };

/**
 * The next moment at which a window may begin or end, on any of its days, or at which words such as "domani" change:
 * at the latest the next midnight. Between two turns nothing that depends on these windows changes.
 */
export const nextTurn = (windows: readonly Turns[], now: Date): Date => {
  const today = wallClock(now).date;
  const ofDay = (minutes: readonly number[]) =>
    minutes.flatMap((minute) => [instantOf(today, minute), instantOf(addDays(today, -1), minute)]);
  const turns = windows
    .flatMap(({ from, to }) => ofDay([from, to]))
    .filter((turn) => turn > now)
    .map((turn) => turn.getTime());
  return new Date(Math.min(wordsHoldUntil(now).getTime(), ...turns));
};
