const minuteMs = 60_000;
const stepMs = 5 * minuteMs;
/** Nobody cooks in less. */
const shortestMs = 10 * minuteMs;

/** The time that is promised when a shop accepts as it was promised: never one that has passed, nor one that is as good as past. */
export const honestPromise = (promisedAt: Date | null, now: Date): Date | null => {
  if (promisedAt === null || promisedAt.getTime() - now.getTime() >= stepMs) return promisedAt;
  return new Date(Math.ceil((now.getTime() + shortestMs) / stepMs) * stepMs);
};
