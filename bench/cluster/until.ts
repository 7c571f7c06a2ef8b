import { setTimeout as wait } from 'node:timers/promises';

/** An answer within a second, or nothing. */
export const fetchSoon = async (url: string): Promise<Response | undefined> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);

/** Waits for what must come to be. */
export const until = async (
  what: string,
  met: () => Promise<boolean>,
  patienceMs = 240_000,
): Promise<void> => {
  const late = performance.now() + patienceMs;
  for (;;) {
    const answer = await met().catch((error: Error) => error);
    if (answer === true) return;
    const why = answer === false ? '' : ` (${answer.message}: ${String(answer.cause ?? '')})`;
    if (performance.now() > late)
      throw new Error(`In ${patienceMs / 1_000} s it did not come to be: ${what}${why}`);
    await wait(100);
  }
};
