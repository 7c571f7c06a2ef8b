const minuteMs = 60_000;
const stepMs = 5 * minuteMs;
/** The shortest time any kitchen needs. */
const shortestMs = 10 * minuteMs;

/** Promised time when a shop accepts; one within five minutes moves to the shortest time plus a busy shop's minutes. */
export const honestPromise = (
  promisedAt: Date | null,
  now: Date,
  busy: { readonly minutes: number } | null = null,
): Date | null => {
  if (promisedAt === null || promisedAt.getTime() - now.getTime() >= stepMs) return promisedAt;
  const shortest = shortestMs + (busy?.minutes ?? 0) * minuteMs;
  return new Date(Math.ceil((now.getTime() + shortest) / stepMs) * stepMs);
};
