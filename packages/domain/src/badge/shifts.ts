/** A time at work. */
export type ShiftTimes = { readonly from: Date; readonly until: Date | null };

/** A shift without an end after 16 hours was forgotten: the next stamp begins another, and a manager corrects it. */
export const longestShiftHours = 16;
const longestShiftMs = longestShiftHours * 3_600_000;
const minuteMs = 60_000;

/** Whether a shift is still running: it has no end, and is not too long. */
export const goesOn = ({ from, until }: ShiftTimes, now: Date): boolean =>
  until === null && now.getTime() - from.getTime() < longestShiftMs;

/** Whether the end of a shift was never stamped. */
export const isForgotten = (shift: ShiftTimes, now: Date): boolean =>
  shift.until === null && !goesOn(shift, now);

/** Minutes of a shift as time passed, over midnight and over the change of the clock alike. Null without an end. */
export const minutesOf = ({ from, until }: ShiftTimes): number | null =>
  until === null ? null : Math.floor((until.getTime() - from.getTime()) / minuteMs);

export type ShiftSum = { readonly minutes: number; readonly shifts: number; readonly open: number };

/** Sum of shifts: ended ones are added up, the others counted apart. */
export const sumOf = (shifts: readonly ShiftTimes[]): ShiftSum => {
  const ended = shifts.map(minutesOf).filter((minutes) => minutes !== null);
  return {
    minutes: ended.reduce((sum, minutes) => sum + minutes, 0),
    shifts: shifts.length,
    open: shifts.length - ended.length,
  };
};

/** End of a shift for the check of overlaps; a forgotten one counts with its begin alone. */
const endOf = (shift: ShiftTimes, now: Date): number =>
  (shift.until ?? (goesOn(shift, now) ? now : shift.from)).getTime();

/** Whether two shifts of one person overlap; one may begin as the other ends. */
const overlap = (one: ShiftTimes, other: ShiftTimes, now: Date): boolean =>
  one.from.getTime() < endOf(other, now) && other.from.getTime() < endOf(one, now);

export type ShiftProblem = 'shift.future' | 'shift.too_long' | 'shift.overlaps';

/** Why a shift is impossible, if it is; `others` are shifts of the same person. */
export const shiftProblem = (
  shift: ShiftTimes,
  others: readonly ShiftTimes[],
  now: Date,
): ShiftProblem | undefined => {
  const { from, until } = shift;
  if (from > now || (until !== null && until > now)) return 'shift.future';
  if (until !== null && until.getTime() - from.getTime() > longestShiftMs) return 'shift.too_long';
  return others.some((other) => overlap(shift, other, now)) ? 'shift.overlaps' : undefined;
};
