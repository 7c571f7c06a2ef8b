const minuteMs = 60_000;

/** A screen says each minute that it is awake; one that has missed two is asleep, or gone. */
const awakeMs = 2.5 * minuteMs;
/** Who watches the screens looks each minute; after a longer break nothing is known of the time before. */
const breakMs = 3 * minuteMs;

/** What is known of a shop that takes orders now. */
export type Watched = {
  /** Since when it takes orders without a break. */
  readonly takingSince: Date;
  /** When any of its screens last said that it is awake; null where none ever did. */
  readonly lastSeen: Date | null;
  /** Since when screens are watched without a break. */
  readonly watchedSince: Date;
};

/** Since when a shop that takes orders has no screen open; null while one is awake, or while nobody can know. */
export const shutSince = ({ takingSince, lastSeen, watchedSince }: Watched, now: Date): Date | null => {
  const since = Math.max(takingSince.getTime(), lastSeen?.getTime() ?? 0, watchedSince.getTime());
  return now.getTime() - since < awakeMs ? null : new Date(since);
};

export const isAwake = (seenAt: Date, now: Date): boolean => now.getTime() - seenAt.getTime() < awakeMs;

/** Since when screens are watched without a break, seen from one look to the next. */
export const watchedSince = (
  before: { readonly since: Date; readonly lookedAt: Date } | null,
  now: Date,
): Date => {
  if (before === null) return now;
  const pause = now.getTime() - before.lookedAt.getTime();
  // A clock that was put back knows nothing of what it has not seen.
  return pause > breakMs || pause < -breakMs ? now : before.since;
};
