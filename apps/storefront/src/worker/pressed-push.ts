import { foreign } from './cache-plan.ts';
import type { PushMessageWithPath } from './push-message.ts';

/** What a worker calls a page that is open. */
export type OpenPage = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (told: unknown) => void;
};

// The page has these words, too (`take-pressed.ts`): the worker shares no code with it.
const takeIt = 'pressed push';
const box = 'pressed-push';
const key = '/pressed-push';

/** Keeps a pressed push for a page: one that is just being opened hears nothing yet. */
const keepPressed = async (news: PushMessageWithPath): Promise<void> => {
  const store = await caches.open(box);
  await store.put(key, Response.json(news));
};

/** Brings the shop to the front, or opens it, and leaves the push there: it asks what to do about it (STA-7). */
export const press = async (
  news: PushMessageWithPath,
  pages: readonly OpenPage[],
  open: () => Promise<unknown>,
): Promise<void> => {
  await keepPressed(news);
  // The office has the same origin, and shows no pushes.
  const page = pages.find(({ url }) => !foreign.test(new URL(url).pathname));
  if (!page) return void (await open());
  await page.focus();
  page.postMessage(takeIt);
};
