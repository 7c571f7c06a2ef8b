/** A time at work. */
export type ShiftTimes = { readonly from: Date; readonly until: Date | null };

/** A shift that was not ended within this time was forgotten: the next stamp begins another, and somebody mends it. */
export const longestShiftHours = 16;
const longestShiftMs = longestShiftHours * 3_600_000;
const minuteMs = 60_000;

/** Whether a shift goes on: it has no end, and has not been too long for that. */
export const goesOn = ({ from, until }: ShiftTimes, now: Date): boolean =>
  until === null && now.getTime() - from.getTime() < longestShiftMs;

/** Whether nobody told the end of a shift. */
export const isForgotten = (shift: ShiftTimes, now: Date): boolean =>
  shift.until === null && !goesOn(shift, now);

/** How long a shift was, as time passed: over midnight and over the change of the clock alike. Null while it has no end. */
export const minutesOf = ({ from, until }: ShiftTimes): number | null =>
  until === null ? null : Math.floor((until.getTime() - from.getTime()) / minuteMs);

export type ShiftSum = { readonly minutes: number; readonly shifts: number; readonly open: number };

/** What shifts came to: those that have an end are added up, the others counted apart. */
export const sumOf = (shifts: readonly ShiftTimes[]): ShiftSum => {
  const ended = shifts.map(minutesOf).filter((minutes) => minutes !== null);
  return {
    minutes: ended.reduce((sum, minutes) => sum + minutes, 0),
    shifts: shifts.length,
    open: shifts.length - ended.length,
  };
};

/** Where a shift ends for the question whether two are at one time; one that was forgotten takes no time but its begin. */
const endOf = (shift: ShiftTimes, now: Date): number =>
  (shift.until ?? (goesOn(shift, now) ? now : shift.from)).getTime();

/** Whether somebody would be at work twice at one time; one may begin as the other ends. */
const overlap = (one: ShiftTimes, other: ShiftTimes, now: Date): boolean =>
  one.from.getTime() < endOf(other, now) && other.from.getTime() < endOf(one, now);

export type ShiftProblem = 'shift.future' | 'shift.too_long' | 'shift.overlaps';

/** Why a shift cannot have been so, if so; the others are those of the same person. */
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
