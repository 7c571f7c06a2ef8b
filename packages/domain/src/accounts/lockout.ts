/** Pauses between tries to sign in: some tries are free, then each pause is twice as long as the one before. */
export type LockoutRule = {
  readonly free: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** After so long without a try, the count starts again. */
  readonly forgottenAfterMs: number;
};

const minute = 60_000;
const day = 24 * 60 * minute;

/** For one account from one address: tries of a stranger elsewhere do not lock its owner out. */
export const accountLockout: LockoutRule = {
  free: 5,
  firstPauseMs: 15_000,
  longestPauseMs: 15 * minute,
  forgottenAfterMs: day,
};

/** For one account from all addresses unknown to it: many may guess together. */
export const strangersLockout: LockoutRule = {
  free: 50,
  firstPauseMs: 15_000,
  longestPauseMs: 15 * minute,
  forgottenAfterMs: day,
};

/** For one address, which a whole office or a mobile network may share. */
export const addressLockout: LockoutRule = {
  free: 30,
  firstPauseMs: 15_000,
  longestPauseMs: 15 * minute,
  forgottenAfterMs: day,
};

/** Tries without success so far. */
export type Tries = {
  readonly count: number;
  readonly lastAt: Date;
  readonly lockedUntil: Date | null;
};

export type Attempt =
  | { readonly allowed: true; readonly tries: Tries }
  | { readonly allowed: false; readonly until: Date };

/** Whether another try may be made now. It counts before its outcome is known, so that simultaneous tries all count. */
export const takeAttempt = (before: Tries | undefined, rule: LockoutRule, now: Date): Attempt => {
  const known =
    before && now.getTime() - before.lastAt.getTime() < rule.forgottenAfterMs ? before : undefined;
  if (known?.lockedUntil && known.lockedUntil > now) return { allowed: false, until: known.lockedUntil };
  const count = (known?.count ?? 0) + 1;
  const pause = pauseAfter(count, rule);
  const lockedUntil = pause > 0 ? new Date(now.getTime() + pause) : null;
  return { allowed: true, tries: { count, lastAt: now, lockedUntil } };
};

/** Pause in milliseconds after this number of failed tries. */
export const pauseAfter = (count: number, { free, firstPauseMs, longestPauseMs }: LockoutRule): number =>
  count < free ? 0 : Math.min(firstPauseMs * 2 ** (count - free), longestPauseMs);

/** Whether so many failed tries are reported: when the pauses begin, and at every tenth after. */
export const isAlarming = (count: number, { free }: LockoutRule): boolean =>
  count === free || (count > free && count % 10 === 0);
