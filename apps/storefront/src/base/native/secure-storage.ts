import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import { type SecretKey, secretKeys } from '../storage/secret-storage.ts';
import { secrets, storage } from '../storage/storage.ts';

const read = async (key: SecretKey) => [key, await SecureStorage.getItem(key)] as const;

const save = (key: SecretKey, value: string | null) =>
  value === null ? SecureStorage.removeItem(key) : SecureStorage.setItem(key, value);

/**
 * Secure storage: loads the secrets from the phone's vault, and writes changes back. iOS keeps a vault when an app is
 * removed, so a first start empties it.
 */
export const openSecureStorage = async (): Promise<void> => {
  if (!secrets) return;
  await SecureStorage.setDefaultKeychainAccess(KeychainAccess.afterFirstUnlockThisDeviceOnly);
  if (storage.read('device_id') === null) await SecureStorage.clear();
  const found = await Promise.all(secretKeys.map(read));
  let last = Promise.resolve();
  secrets.open(
    found.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const])),
    (key, value) => {
      // One write after the other, so that the last value stays. A failed write lasts until the app closes.
      last = last.then(() => save(key, value)).catch(() => undefined);
    },
  );
};
