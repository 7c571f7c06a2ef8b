/** A shop with more to do than it can make in its usual time. */
export type Busy = {
  /** So many minutes longer takes whatever is begun meanwhile. */
  readonly minutes: number;
  /** When it ends by itself; null is when somebody takes it back. */
  readonly until: Date | null;
};

/** What staff may add; more than this is a pause. */
export const busyMinutes = [5, 15, 30, 45, 60] as const;

const minuteMs = 60_000;

const lastsAt = ({ until }: Busy, at: Date): boolean => until === null || until > at;

/** The state as it is at an instant: what has ended is none. */
export const busyAt = <State extends Busy>(busy: State | null | undefined, at: Date): State | null =>
  busy && lastsAt(busy, at) ? busy : null;

/** When work is handed over that may begin from an instant on. Whoever waits until the rush is over is never later than whoever begins in it. */
export const readyFrom = (begin: Date, leadMinutes: number, busy: Busy | null | undefined): Date => {
  const lead = leadMinutes * minuteMs;
  const usual = begin.getTime() + lead;
  const now = busyAt(busy, begin);
  if (now === null) return new Date(usual);
  const inRush = usual + now.minutes * minuteMs;
  return new Date(now.until === null ? inRush : Math.min(inRush, now.until.getTime() + lead));
};

/** How many minutes before its time something has to be begun. */
export const leadBefore = (promisedAt: Date, leadMinutes: number, busy: Busy | null | undefined): number => {
  const begin = new Date(promisedAt.getTime() - leadMinutes * minuteMs);
  return leadMinutes + (busyAt(busy, begin)?.minutes ?? 0);
};
