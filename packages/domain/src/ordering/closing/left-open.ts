import { addDays, instantOf, type LocalDate, wallClock } from '../../time.ts';

/** A day's work goes on past midnight, until nobody works any more. */
const dayEnds = 4 * 60;
const hourMs = 3_600_000;

/** When a shop is reminded of an order that nobody closed, and when that is closed by itself; null leaves it out. */
export type ClosingRule = {
  /** Hours after its time. */
  readonly remind?: number | null | undefined;
  /** Hours after the end of its business day, at four in the morning. */
  readonly close?: number | null | undefined;
};

/** The rule of a brand that has said nothing else. */
export const usualClosing = { remind: 3, close: 4 } as const;

/** The business day that an instant belongs to. */
const businessDay = (instant: Date): LocalDate => {
  const { date, minute } = wallClock(instant);
  return minute < dayEnds ? addDays(date, -1) : date;
};

type OpenPart = {
  /** Since when it is in its state. */
  readonly since: Date;
  readonly promisedAt: Date | null;
};

/** The time of a part: when it was promised for, or was last moved, whichever came later. */
export const timeOfPart = ({ since, promisedAt }: OpenPart): Date =>
  promisedAt !== null && promisedAt > since ? promisedAt : since;

/** Whether a shop is reminded to close a part. */
export const isToClose = (
  part: OpenPart,
  { remind = usualClosing.remind }: ClosingRule,
  now: Date,
): boolean => remind !== null && now.getTime() - timeOfPart(part).getTime() >= remind * hourMs;

/**
 * Parts whose time came before this instant are closed by themselves now: those of business days that ended so many
 * hours ago. Null where a rule leaves that out.
 */
export const closedBefore = ({ close = usualClosing.close }: ClosingRule, now: Date): Date | null =>
  close === null ? null : instantOf(businessDay(new Date(now.getTime() - close * hourMs)), dayEnds);
