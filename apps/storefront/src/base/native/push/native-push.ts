import type { Service } from '../../api/api.tsx';
import type { Outcome, PushState } from '../../device/platform.ts';
import { isSignedIn } from '../../session/session.ts';
import { storage } from '../../storage/storage.ts';
import { FirebaseMessaging } from './messaging.ts';

/** Stored in place of the push token after switching pushes off, so that the next start does not register again. */
const silenced = 'off';

const token = () => {
  const kept = storage.read('push_token');
  return kept === silenced ? null : kept;
};

/** Registers this phone for the person's notifications (API-13), at every start of the app. */
export const registerPush = async (service: Service): Promise<void> => {
  if (!isSignedIn() || storage.read('push_token') === silenced) return;
  if ((await FirebaseMessaging.checkPermissions()).receive !== 'granted') return;
  const name = `fcm:${(await FirebaseMessaging.getToken()).token}` as const;
  await service.api('PUT /api/customer/device', { body: { token: name } });
  // A person who signed out meanwhile leaves no token.
  if (isSignedIn()) storage.write('push_token', name);
};

/** Whether this phone shows the shop's pushes to the signed-in person. */
export const appPushState = async (): Promise<PushState> => {
  const { receive } = await FirebaseMessaging.checkPermissions().catch(() => ({ receive: undefined }));
  if (receive === undefined) return 'unable';
  if (receive === 'denied') return 'denied';
  return receive === 'granted' && token() !== null ? 'on' : 'off';
};

/** Switches pushes on. May open the phone's permission prompt: call it only after a press. */
export const switchAppPushOn = async (service: Service): Promise<Outcome> => {
  if ((await FirebaseMessaging.requestPermissions()).receive !== 'granted') return 'denied';
  if (token() === null) storage.write('push_token', null);
  // Without a network the next start of the app registers the phone.
  await registerPush(service).catch(() => undefined);
  return 'on';
};

/** Switches pushes off on this phone, for as long as this person is signed in (API-14). */
export const switchAppPushOff = async (service: Service): Promise<void> => {
  const name = token();
  storage.write('push_token', silenced);
  // The server deletes the token too, and no push leaves without it.
  await FirebaseMessaging.deleteToken().catch(() => undefined);
  if (name) await service.api('DELETE /api/customer/device/:token', { params: { token: name } });
};
