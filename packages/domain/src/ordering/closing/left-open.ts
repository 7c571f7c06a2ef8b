import { addDays, instantOf, type LocalDate, wallClock } from '../../time.ts';

/** A business day goes on past midnight, until four in the morning. */
const dayEnds = 4 * 60;
const hourMs = 3_600_000;

/** When a shop is reminded of an order left open, and when it is closed by itself; null skips it. */
export type ClosingRule = {
  /** Hours after its time. */
  readonly remind?: number | null | undefined;
  /** Hours after the end of its business day, at four in the morning. */
  readonly close?: number | null | undefined;
};

/** Rule of a brand without settings. */
export const usualClosing = { remind: 3, close: 4 } as const;

/** The business day that an instant belongs to. */
const businessDay = (instant: Date): LocalDate => {
  const { date, minute } = wallClock(instant);
  return minute < dayEnds ? addDays(date, -1) : date;
};

type OpenPart = {
  /** Begin of its state. */
  readonly since: Date;
  readonly promisedAt: Date | null;
};

/** Time of a part: its promise, or its last step, whichever is later. */
export const timeOfPart = ({ since, promisedAt }: OpenPart): Date =>
  promisedAt !== null && promisedAt > since ? promisedAt : since;

/** Whether the shop is reminded to close a part. */
export const isToClose = (
  part: OpenPart,
  { remind = usualClosing.remind }: ClosingRule,
  now: Date,
): boolean => remind !== null && now.getTime() - timeOfPart(part).getTime() >= remind * hourMs;

/**
 * Parts with a time before this instant are closed by themselves now: their business day ended so many hours ago.
 * Null if the rule is switched off.
 */
export const closedBefore = ({ close = usualClosing.close }: ClosingRule, now: Date): Date | null =>
  close === null ? null : instantOf(businessDay(new Date(now.getTime() - close * hourMs)), dayEnds);
