import type { Service } from '../../api/api.tsx';
import type { Outcome, PushState } from '../../device/platform.ts';
import { isSignedIn } from '../../session/session.ts';
import { storage } from '../../storage/storage.ts';
import { FirebaseMessaging } from './messaging.ts';

/** In the token's place where somebody wants no pushes on this phone: the next start then asks for none. */
const silenced = 'off';

const token = () => {
  const kept = storage.read('push_token');
  return kept === silenced ? null : kept;
};

/** Tells the server where this person's notifications go (API-13), as often as the app starts. */
export const registerPush = async (service: Service): Promise<void> => {
  if (!isSignedIn() || storage.read('push_token') === silenced) return;
  if ((await FirebaseMessaging.checkPermissions()).receive !== 'granted') return;
  const name = `fcm:${(await FirebaseMessaging.getToken()).token}` as const;
  await service.api('PUT /api/customer/device', { body: { token: name } });
  // Whoever left meanwhile gets none.
  if (isSignedIn()) storage.write('push_token', name);
};

/** Whether this phone shows our pushes to whoever is signed in. */
export const appPushState = async (): Promise<PushState> => {
  const { receive } = await FirebaseMessaging.checkPermissions().catch(() => ({ receive: undefined }));
  if (receive === undefined) return 'unable';
  if (receive === 'denied') return 'denied';
  return receive === 'granted' && token() !== null ? 'on' : 'off';
};

/** Switches pushes on; the phone asks where it has not been asked yet: only to be called when somebody pressed for it. */
export const switchAppPushOn = async (service: Service): Promise<Outcome> => {
  if ((await FirebaseMessaging.requestPermissions()).receive !== 'granted') return 'denied';
  if (token() === null) storage.write('push_token', null);
  // Without a network the phone is told of at the next start.
  await registerPush(service).catch(() => undefined);
  return 'on';
};

/** Switches pushes off on this phone, for as long as this person is signed in (API-14). */
export const switchAppPushOff = async (service: Service): Promise<void> => {
  const name = token();
  storage.write('push_token', silenced);
  await FirebaseMessaging.deleteToken().catch(() => undefined);
  if (name) await service.api('DELETE /api/customer/device/:token', { params: { token: name } });
};
