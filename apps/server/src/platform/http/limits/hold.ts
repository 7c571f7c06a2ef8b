import type { ServerResponse } from 'node:http';

/** Delay of a refusal: a client that repeats at once cannot keep the process busy. */
const holdMs = 2_000;
/** Delayed refusals at once; further ones are sent at once. */
const mostHeld = 1_000;

/** Waits before a refusal, while its caller stays; false when there was no room to wait. */
export type Hold = (response: ServerResponse) => Promise<boolean>;

export const makeHold = (): Hold => {
  let held = 0;
  return async (response) => {
    if (held >= mostHeld) return false;
    held += 1;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, holdMs);
      response.once('close', () => {
        clearTimeout(timer);
        resolve();
      });
    });
    held -= 1;
    return true;
  };
};
