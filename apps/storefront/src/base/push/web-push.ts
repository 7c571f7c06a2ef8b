import type { Service } from '../api/api.tsx';
import type { Outcome, PushState } from '../device/platform.ts';
import { isSignedIn } from '../session/session.ts';
import { storage } from '../storage/storage.ts';

const able = () =>
  'Notification' in globalThis && 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Whether this browser shows our pushes now: `unable` where it has none. */
export const webPushState = async (): Promise<PushState> => {
  if (!able()) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
};

const base64url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The server's name for a subscription. */
const tokenOf = (subscription: PushSubscription) => `web:${base64url(JSON.stringify(subscription))}`;

/** Subscribes without a prompt, and tells the server where to send (API-13). */
const register = async (service: Service): Promise<Outcome> => {
  const { key } = await service.api('GET /api/notifications/key');
  if (!key) return 'unable';
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const token = tokenOf(subscription);
  await service.api('PUT /api/customer/device', { body: { token } });
  storage.write('push_token', token);
  return 'on';
};

/** Switches pushes on. May open the browser's permission prompt: call it only after a press. */
export const switchWebPushOn = async (service: Service): Promise<Outcome> => {
  if (!able()) return 'unable';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  // A visitor is registered at their next sign-in.
  if (!isSignedIn()) return 'on';
  return register(service).catch(() => 'unable');
};

/** Ends pushes in this browser, whether or not the server could be told. */
const forget = async (): Promise<void> => {
  storage.write('push_token', null);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};

/** Switches pushes off on this device (API-14). */
export const switchWebPushOff = async (service: Service): Promise<void> => {
  const token = storage.read('push_token');
  await forget();
  if (token) await service.api('DELETE /api/customer/device/:token', { params: { token } });
};

/** Registers this browser at sign-in and removes it at sign-out: no push for a person who has left. */
export const followWebPush = (service: Service): void => {
  if (!able()) return;
  // Without a network, or a push service, it is tried again at the next start.
  const quietly = (doing: Promise<unknown>) => void doing.catch(() => undefined);
  let somebody = storage.read('username');
  storage.subscribe(() => {
    const now = storage.read('username');
    if (now === somebody) return;
    somebody = now;
    if (now === null) quietly(forget());
    else if (Notification.permission === 'granted') quietly(register(service));
  });
  const goOn = async () => {
    if (somebody === null) {
      // The person signed out before this page was open.
      if (storage.read('push_token') !== null) await forget();
    } else if ((await webPushState()) === 'on') await register(service);
  };
  quietly(goOn());
};
