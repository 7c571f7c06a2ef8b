import { findHere } from './address/find-here.ts';
import type { Service } from './api.tsx';
import { device } from './device.ts';

/** What became of asking: `unable` where the device has none of it, or cannot say now. */
export type Outcome = 'on' | 'denied' | 'unable';

const switchAppOn = async (service: Service): Promise<Outcome> => {
  if ((await (await device()).askPermission('notifications')) !== 'granted') return 'denied';
  const { registerPush } = await import('./native/follow-push.ts');
  // Without a network the phone is told of at the next start.
  await registerPush(service).catch(() => undefined);
  return 'on';
};

/** Switches notifications on; the device asks: only to be called when somebody pressed for it. */
export const switchNotificationsOn = async (service: Service): Promise<Outcome> =>
  __NATIVE__ ? switchAppOn(service) : (await import('./push/web-push.ts')).switchWebPushOn(service);

/** Asks the device where it is, and keeps it (API-42). */
export const shareLocation = async (service: Service): Promise<Outcome> => {
  if ('place' in (await findHere(service))) return 'on';
  return (await (await device()).permission('location')) === 'denied' ? 'denied' : 'unable';
};
