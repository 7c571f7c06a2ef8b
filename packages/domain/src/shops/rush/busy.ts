/** Longer times of a shop with more orders than it can make in its usual time. */
export type Busy = {
  /** Extra minutes for every order begun meanwhile. */
  readonly minutes: number;
  /** Moment at which it ends by itself; null lasts until staff end it. */
  readonly until: Date | null;
};

/** Extra minutes staff may choose; more than this is a pause. */
export const busyMinutes = [5, 15, 30, 45, 60] as const;

const minuteMs = 60_000;

const lastsAt = ({ until }: Busy, at: Date): boolean => until === null || until > at;

/** The rush in force at an instant; null once it has ended. */
export const busyAt = <State extends Busy>(busy: State | null | undefined, at: Date): State | null =>
  busy && lastsAt(busy, at) ? busy : null;

/** Handover of an order that may be begun from an instant on: the earlier of beginning now or after the rush. */
export const readyFrom = (begin: Date, leadMinutes: number, busy: Busy | null | undefined): Date => {
  const lead = leadMinutes * minuteMs;
  const usual = begin.getTime() + lead;
  const now = busyAt(busy, begin);
  if (now === null) return new Date(usual);
  const inRush = usual + now.minutes * minuteMs;
  return new Date(now.until === null ? inRush : Math.min(inRush, now.until.getTime() + lead));
};

/** Minutes before its time at which preparation has to begin. */
export const leadBefore = (promisedAt: Date, leadMinutes: number, busy: Busy | null | undefined): number => {
  const begin = new Date(promisedAt.getTime() - leadMinutes * minuteMs);
  return leadMinutes + (busyAt(busy, begin)?.minutes ?? 0);
};
