/** A smaller difference may be the network's, and no fault of the clock. */
const trustedMilliseconds = 120_000;

let ahead = 0;
const listeners = new Set<() => void>();

/** Reads the server's time from a response; cached ones have no date. */
export const hearTime = ({ headers }: Pick<Response, 'headers'>): void => {
  const apart = Date.parse(headers.get('date') ?? '') - Date.now();
  if (Number.isNaN(apart)) return;
  const before = ahead;
  ahead = Math.abs(apart) > trustedMilliseconds ? apart : 0;
  // Drift of a clock concerns no screen.
  if (Math.abs(ahead - before) > trustedMilliseconds) for (const listener of listeners) listener();
};

/** The time by the service's clock: a device's own may be a day wrong, and "today" with it. */
export const serviceNow = (): Date => new Date(Date.now() + ahead);

/** Milliseconds that the device's clock is behind the server's; zero within two minutes. */
export const clockError = (): number => ahead;

/** Calls back when the device's clock turns out wrong, or right again. */
export const watchTime = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
