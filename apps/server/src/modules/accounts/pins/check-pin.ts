import type { Refusal } from '@zanga/contract/wire/route';
import type { ShopId, UserId } from '@zanga/domain/ids';
import { postsOnDevice } from '@zanga/domain/staff/device-rights';
import { deviceLockout, personPinLockout, pinLockout } from '@zanga/domain/staff/pin';
import { hasRight } from '@zanga/domain/staff/rights';
import { refuse } from '../../../platform/refusal.ts';
import type { ShopDevice } from '../../../platform/session.ts';
import type { AccountTools } from '../account-tools.ts';
import { minutesUntil } from '../password/check-password.ts';
import { hashPassword, verifyPassword } from '../password/passwords.ts';
import { forgetTries, giveBackTry, takeTry } from '../password/tries-store.ts';
import { readPinHash, readPinHolders, rehashPin } from './pins-store.ts';

type Keyed = Pick<AccountTools, 'keys'>;

/** This keyed text is hashed, not the PIN: without the key, ten thousand guesses at a stolen table find nothing. */
export const pinSecrets = ({ keys }: Keyed, userId: UserId, pin: string): readonly [string, ...string[]] => {
  const [today, ...former] = keys.macs('pin', `${userId}\0${pin}`);
  return [today.toString('base64url'), ...former.map((mac) => mac.toString('base64url'))];
};

/** Whether a PIN is right. One hashed with a former key is hashed again now, since only its owner can type it. */
const isPin = async (
  tools: Pick<AccountTools, 'db' | 'keys'>,
  { person, shop, pin, hash }: { person: UserId; shop: ShopId; pin: string; hash: string | null },
): Promise<boolean> => {
  const [today, ...former] = pinSecrets(tools, person, pin);
  if (await verifyPassword(hash, today)) return true;
  for (const secret of former) {
    if (!(await verifyPassword(hash, secret))) continue;
    await rehashPin(tools.db, { userId: person, shop, before: hash, after: await hashPassword(today) });
    return true;
  }
  return false;
};

type Typed = { readonly person: UserId; readonly pin: string; readonly device: ShopDevice };

export type CheckedPin = {
  readonly ok: true;
  readonly person: { readonly id: string; readonly name: string };
};

/**
 * Checks the PIN of a person on a device of their shop. Each try counts for the person on this device, the person,
 * and the device, before its outcome is known. The refusal tells neither which was wrong, nor, by its time, whether
 * the person exists.
 */
export const checkPin = async (
  tools: Pick<AccountTools, 'db' | 'keys' | 'sandbox'>,
  { person, pin, device }: Typed,
  now: Date,
): Promise<CheckedPin | Refusal<'pin.wrong' | 'pin.slow_down'>> => {
  const { db, keys, sandbox } = tools;
  const key = (of: string) => keys.mac('sign_in_tries', `pin\0${of}`);
  const [here, anywhere, ofDevice] = [key(`${person}\0${device.id}`), key(person), key(`\0${device.id}`)];
  const counted = [
    { key: here, rule: pinLockout },
    { key: anywhere, rule: personPinLockout },
    { key: ofDevice, rule: deviceLockout },
  ];
  const taken = await takeTry(db, counted, now);
  if (!taken.allowed)
    return refuse('pin.slow_down', { pin: [`riprova tra ${minutesUntil(taken.until, now)}`] });
  const holders = await readPinHolders(db, { shop: device.shopId, sandbox });
  const holder = holders.find(
    ({ id, posts }) =>
      id === person && postsOnDevice(posts, device.shopId).some(({ role }) => hasRight(role, 'badge.show')),
  );
  const hash = holder ? await readPinHash(db, { userId: person, shop: device.shopId }) : null;
  const right = await isPin(tools, { person, shop: device.shopId, pin, hash });
  if (!right || !holder) return refuse('pin.wrong');
  await forgetTries(db, [here, anywhere]);
  await giveBackTry(db, ofDevice);
  return { ok: true, person: { id: holder.id, name: holder.name } };
};
