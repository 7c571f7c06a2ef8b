import type { PushMessageWithPath } from '../../worker/push-message.ts';
import { showAlert } from './push-alerts.ts';

// The worker has these words, too (`worker/pressed-push.ts`).
const takeIt = 'pressed push';
const box = 'pressed-push';
const key = '/pressed-push';

/** The push that was pressed, given to one page once. */
export const takePressed = async (): Promise<PushMessageWithPath | undefined> => {
  const store = await caches.open(box);
  const kept = await store.match(key);
  await store.delete(key);
  return kept?.json();
};

/** Whether the worker says that a push was pressed. */
export const isPressed = (told: unknown): boolean => told === takeIt;

/** Shows the alert of a pressed push, pressed on this page or before it was open (STA-7). */
export const askAboutPressed = (): void =>
  void takePressed()
    .then((news) => news && showAlert(news))
    // No storage: then the press has stored no push either.
    .catch(() => undefined);
