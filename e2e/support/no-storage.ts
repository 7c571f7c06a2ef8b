import type { BrowserContext } from '@playwright/test';

/** Runs in the page before its own code: each kind of storage refuses, as where a browser's settings block all cookies. */
const refuseStorage = () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(globalThis, name, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
};

/** Headers about the transport of an answer, not its content. */
const ofTheWay = ['set-cookie', 'content-encoding', 'content-length', 'transfer-encoding', 'connection'];

/** The pages of this browser keep nothing, and neither does the browser for them: no answer brings a cookie. */
export const keepNothing = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(refuseStorage);
  await context.route(/^http/, async (route) => {
    const request = route.request();
    const headers = request.headers();
    // An open stream never ends, and brings no cookie.
    if (headers.accept?.includes('event-stream')) return route.continue();
    const body = request.postData();
    const answer = await fetch(request.url(), {
      method: request.method(),
      headers,
      redirect: 'manual',
      ...(body !== null && { body }),
    });
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries([...answer.headers].filter(([name]) => !ofTheWay.includes(name))),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
};
