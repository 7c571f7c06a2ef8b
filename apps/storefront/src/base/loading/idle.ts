/** The longest wait for a busy browser. Browsers without `requestIdleCallback` do not wait at all. */
const longest = 2_000;

/** Resolves when the browser is idle, so that background work does not delay a press or a page. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve);
  });
