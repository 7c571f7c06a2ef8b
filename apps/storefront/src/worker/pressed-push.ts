import { foreign } from './cache-plan.ts';
import type { PushMessageWithPath } from './push-message.ts';

/** An open page, from the worker's side. */
export type OpenPage = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (told: unknown) => void;
};

// The page holds the same words (`take-pressed.ts`): the worker shares no code with it.
const takeIt = 'pressed push';
const box = 'pressed-push';
const key = '/pressed-push';

/** Stores a pressed push for a page: one that is still opening hears no message. */
const keepPressed = async (news: PushMessageWithPath): Promise<void> => {
  const store = await caches.open(box);
  await store.put(key, Response.json(news));
};

/** Brings the shop to the front, or opens it, and hands it the push: the page asks how to go on (STA-7). */
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
