import { createStorage } from '@zanga/browser/storage/create-storage.ts';
import { fallbackStorage } from '@zanga/browser/storage/fallback-storage.ts';
import type { storedKeys } from '@zanga/contract/wire/stored';
import { useSyncExternalStore } from 'react';
import { secretStorage } from './secret-storage.ts';

/**
 * All keys of the shop's storage on the device, under these very names (STA-9). Ours beside the specification's:
 * `favorites` holds a visitor's favourites, `notice` the last notice read, `searches` past searches, `orders` a guest's
 * keys. `cart_key` opens a visitor's live cart, so that a reload loses nothing; `tickets` holds tickets of coming
 * shows. `totem` is the key of a totem, `where` the chosen way, place and time of delivery. `install` is the order
 * after which the home screen was offered.
 */
export type StorageKey = (typeof storedKeys)[number];

/** Keys that hold an order's destination; start-up deletes them (STA-3). */
export const addressKeys = [
  'latitude',
  'longitude',
  'formatted_address',
  'shop_address',
  'delivery_address',
] as const satisfies readonly StorageKey[];

const deviceStorage = fallbackStorage(() => localStorage);

/** Secrets, where the app's vault keeps them. */
export const secrets = __NATIVE__ ? secretStorage(deviceStorage) : undefined;

const shared = createStorage<StorageKey>(secrets ?? deviceStorage);

const written = new Map<StorageKey, string | null>();

export const storage = {
  ...shared,
  write: (key: StorageKey, value: string | null) => {
    written.set(key, value);
    shared.write(key, value);
  },
};

/** Whether the stored value was last written by this tab. */
export const isOwn = (key: StorageKey) => {
  const value = storage.read(key);
  return value !== null && value === written.get(key);
};

/** Another tab changed a value, or may have while this page lay in the browser's memory, where it hears no events. */
if (typeof window !== 'undefined')
  for (const event of ['storage', 'pageshow']) addEventListener(event, storage.announce);

const absent = () => null;

/** A stored value, kept current; always absent on the server, which renders for everybody. */
export const useStored = (key: StorageKey) =>
  useSyncExternalStore(storage.subscribe, () => storage.read(key), absent);

/** Parses stored JSON; undefined where it is missing, broken or of another shape. */
export const parseStored = <T>(text: string | null, accepts: (value: unknown) => value is T) => {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return accepts(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
