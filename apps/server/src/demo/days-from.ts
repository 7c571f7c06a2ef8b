const dayMs = 86_400_000;

/** The instant some days from another; negative ones are before it. */
export const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);
