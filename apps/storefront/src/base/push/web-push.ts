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

/** The name under which the server knows a subscription. */
const tokenOf = (subscription: PushSubscription) => `web:${base64url(JSON.stringify(subscription))}`;

/** Subscribes, where nothing needs to be asked any more, and tells the server where to send (API-13). */
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

/** Switches pushes on; asks the person where that was not done yet: only to be called when somebody pressed for it. */
export const switchWebPushOn = async (service: Service): Promise<Outcome> => {
  if (!able()) return 'unable';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  // Who is signed in later is registered then.
  if (!isSignedIn()) return 'on';
  return register(service).catch(() => 'unable');
};

/** This browser shows no more of them, whether or not the server could be told. */
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

/** Keeps the server's word for this browser true, from signing in to signing out: who has left gets nothing. */
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
      // Who had left before this was there to see it.
      if (storage.read('push_token') !== null) await forget();
    } else if ((await webPushState()) === 'on') await register(service);
  };
  quietly(goOn());
};
