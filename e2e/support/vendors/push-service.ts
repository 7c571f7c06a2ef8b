import { createECDH, randomBytes } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** No test reaches the browser maker's push service: subscriptions are given out by the page itself, as it would. */
export const withPushService = async (context: BrowserContext): Promise<void> => {
  await context.grantPermissions(['notifications']);
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('base64url')}`;
  await context.addInitScript(
    ({ given }) => {
      const name = 'subscribed';
      // A browser without a window says "denied" here, even after a grant.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      const made = {
        toJSON: () => given,
        unsubscribe: async () => {
          window.name = '';
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        // The window’s name outlives a page and is no storage.
        subscribe: async () => {
          window.name = name;
          return made;
        },
        getSubscription: async () => (window.name === name ? made : null),
      });
    },
    { given: { endpoint, expirationTime: null, keys } },
  );
};

/** Runs in the worker. A browser without a window shows no notification: they are stored here instead. */
const keepShown = () => {
  if (Notification.permission === 'granted') return;
  const shown: object[] = [];
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title: string, { data }: NotificationOptions = {}) => {
      shown.push({ title, data, close: () => undefined });
    },
    getNotifications: async () => shown,
  });
};

/** The page's service worker, to which pushes can be handed as a push service does. */
export const openWorker = async (page: Page): Promise<(news: object) => Promise<void>> => {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(keepShown);
  return async (news) => {
    const data = JSON.stringify(news);
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
};

/** Presses a notification that the device shows; without a hand no page may come forward, so that is left out. */
export const pressNotification = async (page: Page, title: string): Promise<void> => {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('No service worker runs');
  const press = `(async () => {
    WindowClient.prototype.focus = async function () { return this; };
    const shown = await registration.getNotifications();
    const notification = shown.find(({ title }) => title === ${JSON.stringify(title)});
    const pressed = new ExtendableEvent('notificationclick');
    if (notification) dispatchEvent(Object.assign(pressed, { notification }));
    return notification !== undefined;
  })()`;
  await expect.poll(() => worker.evaluate(press)).toBe(true);
};
