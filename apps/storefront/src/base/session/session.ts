import type { User } from '@zanga/contract/people/profile';
import type { ApiError } from '@zanga/contract/wire/client';
import type { Service } from '../api/api.tsx';
import { addressKeys, isOwn, storage, useStored } from '../storage/storage.ts';

/** Stored identity of the signed-in person. `username` goes last: without it, all of it is gone. */
const names = ['token', 'firstname', 'lastname', 'fullname', 'username'] as const;

/** A person's traces on a device; the next person there must find none of them. */
const traces = ['tickets', 'favorites', 'searches', 'cart_key', 'where', ...addressKeys] as const;

/** A 401 from these calls goes to the caller and does not end the session. */
const spared = (key: string) => key.includes('/oauth/token') || key.includes('/customer/device');

/** The signed-in person: signed in while `username` is stored (STA-10). */
export const useSession = () => {
  const username = useStored('username');
  const firstname = useStored('firstname');
  return { signedIn: username !== null, firstname };
};

/** `useSession` outside of components, read once. */
export const isSignedIn = () => storage.read('username') !== null;

type StoredPerson = Pick<User, 'email' | 'firstname' | 'lastname'>;

let byOwnHand = false;

/** Stores the signed-in person (STA-9). */
export const rememberPerson = ({ email, firstname, lastname }: StoredPerson) => {
  byOwnHand = true;
  storage.write('firstname', firstname);
  storage.write('lastname', lastname);
  storage.write('fullname', `${firstname} ${lastname}`.trim());
  storage.write('username', email);
  byOwnHand = false;
};

/** Reason for the end of a session. */
export type Departure = 'left' | 'expired' | 'deleted' | 'elsewhere';

let reason: Departure = 'elsewhere';

/** Clears the stored person; all watchers hear of it. */
export const forgetPerson = (why: Departure) => {
  reason = why;
  // A second refusal of the same session finds a visitor, whose data stay.
  const wasSomebody = isSignedIn();
  // Heard in between, the absence of one key would be filled from another: a choice's address from the cart.
  storage.together(() => {
    if (wasSomebody) for (const key of traces) storage.write(key, null);
    for (const key of names) storage.write(key, null);
  });
  // Only now: before, another tab would take it for the clearing of a start and write the cart back.
  if (wasSomebody) storage.write('cart', null);
  reason = 'elsewhere';
};

/**
 * A tab hears late of another tab's sign-out: an answer that arrives before is stored over the cleared keys. This tab
 * deletes its own writes when it hears; a new visitor's values from another tab stay.
 */
const takeBack = () => {
  for (const key of traces) if (isOwn(key)) storage.write(key, null);
};

type Watcher = {
  /** The session has ended, by this tab or another one. */
  readonly onLeft: (why: Departure) => void;
  /** Another tab has signed in a different person. */
  readonly onChanged: () => void;
};

/** Follows sign-in and sign-out across tabs (STA-1). */
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

/** A random id of this device, not derived from it. */
const newDeviceId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Once per visit: deletes the old cart and address, and with the table's shop the table itself (STA-3); asks for the
 * feature switches and stores them (STA-5).
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
