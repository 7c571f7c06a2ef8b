import type { Service } from '../base/api/api.tsx';
import { idle } from '../base/loading/idle.ts';
import { savesData } from '../base/loading/saves-data.ts';
import { trustedScript } from '../base/loading/trusted-scripts.ts';
import { showAlert } from '../base/push/push-alerts.ts';
import { askAboutPressed, isPressed } from '../base/push/take-pressed.ts';
import { followWebPush } from '../base/push/web-push.ts';
import type { PushMessageWithPath } from './push-message.ts';

/** Only our own worker writes to these pages, and it has checked what it was sent. */
const isNews = (data: unknown): data is { readonly news: PushMessageWithPath } =>
  typeof data === 'object' && data !== null && 'news' in data;

const builtFrom = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** Pause after the page's start before the worker gets the rest of the build. */
const calmMilliseconds = 6_000;

/** Makes the shop open without a network: what was seen stays on the device. */
export const registerWorker = async (service: Service): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  // The page comes first: the worker is of use for a later visit.
  await loaded();
  await idle();
  await navigator.serviceWorker.register(trustedScript('/sw.js'));
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (isNews(data)) showAlert(data.news);
    if (isPressed(data)) askAboutPressed();
  });
  askAboutPressed();
  followWebPush(service);
  if (savesData()) return;
  const { active } = await navigator.serviceWorker.ready;
  setTimeout(() => active?.postMessage([location.href, ...builtFrom()]), calmMilliseconds);
};
