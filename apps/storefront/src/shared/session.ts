import type { ApiError } from '@zanga/contract/client';
import type { Service } from './api.tsx';
import { addressKeys, storage, useStored } from './storage.ts';

const own = ['token', 'username', 'firstname', 'lastname', 'fullname'] as const;

/** Refusals of these are told to whoever asked: they do not end a session. */
const spared = (key: string) => key.includes('/oauth/token') || key.includes('/customer/device');

/** A customer is somebody whose name is stored here (STA-10). */
export const useSession = () => {
  const username = useStored('username');
  const firstname = useStored('firstname');
  return { signedIn: username !== null, firstname };
};

/** Forgets who was here. */
export const forgetPerson = () => {
  for (const key of own) storage.write(key, null);
};

/** A 401 on any call but the spared ones ends the session (STA-1). */
export const endsSession = (error: Pick<ApiError, 'status'>, key: string) =>
  error.status === 401 && !spared(key);

/** A name for this device that says nothing about it. */
const newDeviceId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Once per visit: stale cart and address go (STA-3), what is switched on is asked and kept (STA-5). */
export const startUp = async (service: Service) => {
  storage.write('cart', null);
  for (const key of addressKeys) storage.write(key, null);
  if (!storage.read('device_id')) storage.write('device_id', newDeviceId());
  const check = await service.api('GET /api/check/app');
  storage.write('features', JSON.stringify(check.features));
  storage.write('socials', JSON.stringify(check.socials));
  return check;
};
