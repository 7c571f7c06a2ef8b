import type { User } from '@zanga/contract/people/profile';
import type { ApiError } from '@zanga/contract/wire/client';
import type { Service } from '../api/api.tsx';
import { addressKeys, isOwn, storage, useStored } from '../storage/storage.ts';

/** What says who somebody is. The name goes last: when it is gone, everything is. */
const names = ['token', 'firstname', 'lastname', 'fullname', 'username'] as const;

/** What somebody leaves behind on a device; the next one there must find none of it. */
const traces = ['tickets', 'favorites', 'searches', 'cart_key', 'where', ...addressKeys] as const;

/** Refusals of these are told to whoever asked: they do not end a session. */
const spared = (key: string) => key.includes('/oauth/token') || key.includes('/customer/device');

/** A customer is somebody whose name is stored here (STA-10). */
export const useSession = () => {
  const username = useStored('username');
  const firstname = useStored('firstname');
  return { signedIn: username !== null, firstname };
};

/** The same, asked once. */
export const isSignedIn = () => storage.read('username') !== null;

type Named = Pick<User, 'email' | 'firstname' | 'lastname'>;

let byOwnHand = false;

/** Keeps who is here (STA-9). */
export const rememberPerson = ({ email, firstname, lastname }: Named) => {
  byOwnHand = true;
  storage.write('firstname', firstname);
  storage.write('lastname', lastname);
  storage.write('fullname', `${firstname} ${lastname}`.trim());
  storage.write('username', email);
  byOwnHand = false;
};

/** Why nobody is signed in here any more. */
export type Departure = 'left' | 'expired' | 'deleted' | 'elsewhere';

let reason: Departure = 'elsewhere';

/** Forgets who was here; everybody who watches hears of it. */
export const forgetPerson = (why: Departure) => {
  reason = why;
  // A second refusal of the same session finds a visitor here, who loses nothing by it.
  const wasSomebody = isSignedIn();
  if (wasSomebody) for (const key of traces) storage.write(key, null);
  for (const key of names) storage.write(key, null);
  // Only now: while its owner is here, a tab takes it for cleared by another one's start, and gives it back.
  if (wasSomebody) storage.write('cart', null);
  reason = 'elsewhere';
};

/**
 * A tab learns late what another one has cleared: until then an answer finds its owner here and is stored, over what is
 * gone. The tab takes that back as it hears; what a visitor has stored elsewhere meanwhile is not its own.
 */
const takeBack = () => {
  for (const key of traces) if (isOwn(key)) storage.write(key, null);
};

type Watcher = {
  /** Nobody is signed in any more, whether this tab or another one ended it. */
  readonly onLeft: (why: Departure) => void;
  /** Somebody else is, by another tab. */
  readonly onChanged: () => void;
};

/** Follows who is here, across tabs (STA-1). */
export const watchPerson = ({ onLeft, onChanged }: Watcher) => {
  let before = storage.read('username');
  return storage.subscribe(() => {
    const now = storage.read('username');
    if (now === before) return;
    const was = before;
    before = now;
    if (was === null || byOwnHand) return;
    if (now !== null) return onChanged();
    if (reason === 'elsewhere') takeBack();
    onLeft(reason);
  });
};

/** A 401 on any call but the spared ones ends the session (STA-1). */
export const endsSession = (error: Pick<ApiError, 'status'>, key: string) =>
  error.status === 401 && !spared(key);

/** A name for this device that says nothing about it. */
const newDeviceId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Once per visit: stale cart and address go, and with the shop one sat in that one sat at all (STA-3); what is switched
 * on is asked and kept (STA-5).
 */
export const startUp = async (service: Service) => {
  storage.write('cart', null);
  for (const key of addressKeys) storage.write(key, null);
  storage.write('direct', null);
  if (!storage.read('device_id')) storage.write('device_id', newDeviceId());
  const check = await service.api('GET /api/check/app');
  storage.write('features', JSON.stringify(check.features));
  storage.write('socials', JSON.stringify(check.socials));
  return check;
};
