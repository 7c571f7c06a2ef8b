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

/** Whether notifications reach whoever is signed in, here. */
export const notificationsState = async (): Promise<PushState> => (await pushes()).state();

/** Switches notifications on; the device asks: only to be called when somebody pressed for it. */
export const switchNotificationsOn = async (service: Service): Promise<Outcome> =>
  (await pushes()).switchOn(service);

/** Switches them off again, on this device alone. */
export const switchNotificationsOff = async (service: Service): Promise<void> =>
  (await pushes()).switchOff(service);

/** Asks the device where it is, and keeps it (API-42). */
export const shareLocation = async (service: Service): Promise<Outcome> => {
  if ('place' in (await storeCurrentPosition(service))) return 'on';
  return (await (await device()).permission('location')) === 'denied' ? 'denied' : 'unable';
};

/** Keeps no longer where the device is. */
export const forgetLocation = (): void => {
  for (const key of ['latitude', 'longitude', 'formatted_address'] as const) storage.write(key, null);
};
