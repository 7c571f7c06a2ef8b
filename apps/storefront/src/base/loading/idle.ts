/** After this long it is done even where the browser is never free, and at once where it cannot say. */
const longest = 2_000;

/** Waits until the browser has nothing better to do: what nobody is waiting for must not be in the way. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve);
  });
