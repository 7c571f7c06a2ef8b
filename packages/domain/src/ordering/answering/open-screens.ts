const minuteMs = 60_000;

/** An open screen reports each minute; after two missed reports it counts as closed. */
const awakeMs = 2.5 * minuteMs;
/** The watch looks each minute; after a longer break, the time before it is unknown. */
const breakMs = 3 * minuteMs;

/** Facts about a shop that takes orders now. */
export type Watched = {
  /** Begin of the present stretch of taking orders. */
  readonly takingSince: Date;
  /** Last report of any of its screens; null without one. */
  readonly lastSeen: Date | null;
  /** Begin of the present stretch of watching. */
  readonly watchedSince: Date;
};

/** Since when a shop that takes orders has no open screen; null while one is open, or while it cannot be known. */
export const shutSince = ({ takingSince, lastSeen, watchedSince }: Watched, now: Date): Date | null => {
  const since = Math.max(takingSince.getTime(), lastSeen?.getTime() ?? 0, watchedSince.getTime());
  return now.getTime() - since < awakeMs ? null : new Date(since);
};

export const isAwake = (seenAt: Date, now: Date): boolean => now.getTime() - seenAt.getTime() < awakeMs;

/** Begin of the present stretch of watching, from one look to the next. */
export const watchedSince = (
  before: { readonly since: Date; readonly lookedAt: Date } | null,
  now: Date,
): Date => {
  if (before === null) return now;
  const pause = now.getTime() - before.lookedAt.getTime();
  // A clock set back starts the watch anew.
  return pause > breakMs || pause < -breakMs ? now : before.since;
};
