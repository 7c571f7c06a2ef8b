import type { Service } from '../../base/api/api.tsx';
import { device } from '../../base/device/device.ts';
import type { Outcome, PushState } from '../../base/device/platform.ts';
import { storage } from '../../base/storage/storage.ts';
import { storeCurrentPosition } from '../address/current-position.ts';

const pushes = async () => {
  if (__NATIVE__) {
    const { appPushState, switchAppPushOff, switchAppPushOn } = await import(
      '../../base/native/push/native-push.ts'
    );
    return { state: appPushState, switchOn: switchAppPushOn, switchOff: switchAppPushOff };
  }
  const { switchWebPushOff, switchWebPushOn, webPushState } = await import('../../base/push/web-push.ts');
  return { state: webPushState, switchOn: switchWebPushOn, switchOff: switchWebPushOff };
};

/** State of notifications for the signed-in person, on this device. */
export const notificationsState = async (): Promise<PushState> => (await pushes()).state();

/** Switches notifications on. May open the permission prompt: call it only after a press. */
export const switchNotificationsOn = async (service: Service): Promise<Outcome> =>
  (await pushes()).switchOn(service);

/** Switches notifications off, on this device alone. */
export const switchNotificationsOff = async (service: Service): Promise<void> =>
  (await pushes()).switchOff(service);

/** Asks for the device's position and stores it (API-42). */
export const shareLocation = async (service: Service): Promise<Outcome> => {
  if ('place' in (await storeCurrentPosition(service))) return 'on';
  return (await (await device()).permission('location')) === 'denied' ? 'denied' : 'unable';
};

/** Deletes the stored position. */
export const forgetLocation = (): void => {
  for (const key of ['latitude', 'longitude', 'formatted_address'] as const) storage.write(key, null);
};
