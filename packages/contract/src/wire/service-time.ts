/** Less than this is the way an answer takes, and no reason to doubt a clock. */
const trustedMilliseconds = 120_000;

let ahead = 0;
const listeners = new Set<() => void>();

/** Takes from an answer what time it is where the shop is run; an answer that was kept has no word in it. */
export const hearTime = ({ headers }: Pick<Response, 'headers'>): void => {
  const apart = Date.parse(headers.get('date') ?? '') - Date.now();
  if (Number.isNaN(apart)) return;
  const before = ahead;
  ahead = Math.abs(apart) > trustedMilliseconds ? apart : 0;
  // A clock that only drifts is no news to a screen.
  if (Math.abs(ahead - before) > trustedMilliseconds) for (const listener of listeners) listener();
};

/** The time by the service's clock: a device's own may be a day wrong, and "today" with it. */
export const serviceNow = (): Date => new Date(Date.now() + ahead);

/** How far a device's clock is wrong, for those who watch. */
export const clockError = (): number => ahead;

/** Tells when the device's clock has turned out to be wrong, or to be right again. */
export const watchTime = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
