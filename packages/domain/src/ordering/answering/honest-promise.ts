const minuteMs = 60_000;
const stepMs = 5 * minuteMs;
/** Nobody cooks in less. */
const shortestMs = 10 * minuteMs;

/**
 * The time that is promised when a shop accepts as it was promised: never one that has passed, nor one that is as good as
 * past. A shop that is busy needs so much longer.
 */
export const honestPromise = (
  promisedAt: Date | null,
  now: Date,
  busy: { readonly minutes: number } | null = null,
): Date | null => {
  if (promisedAt === null || promisedAt.getTime() - now.getTime() >= stepMs) return promisedAt;
  const shortest = shortestMs + (busy?.minutes ?? 0) * minuteMs;
  return new Date(Math.ceil((now.getTime() + shortest) / stepMs) * stepMs);
};
