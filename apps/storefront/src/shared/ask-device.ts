import { findHere } from './address/find-here.ts';
import type { Service } from './api.tsx';
import { device } from './device.ts';
import type { Outcome, PushState } from './native.ts';
import { storage } from './storage.ts';

const pushes = async () => {
  if (__NATIVE__) {
    const { appPushState, switchAppPushOff, switchAppPushOn } = await import('./native/app-push.ts');
    return { state: appPushState, switchOn: switchAppPushOn, switchOff: switchAppPushOff };
  }
  const { switchWebPushOff, switchWebPushOn, webPushState } = await import('./push/web-push.ts');
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
  if ('place' in (await findHere(service))) return 'on';
  return (await (await device()).permission('location')) === 'denied' ? 'denied' : 'unable';
};

/** Keeps no longer where the device is. */
export const forgetLocation = (): void => {
  for (const key of ['latitude', 'longitude', 'formatted_address'] as const) storage.write(key, null);
};
