import type { ServerResponse } from 'node:http';

/** How long a refusal is held back: a client that asks again at once cannot keep the process busy. */
const holdMs = 2_000;
/** More are not held: they are refused at once. */
const mostHeld = 1_000;

/** Waits before a refusal, as long as its caller waits for it; tells whether there was room to be held. */
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
