import { createStorage } from '@zanga/browser/storage/create-storage.ts';
import { fallbackStorage } from '@zanga/browser/storage/fallback-storage.ts';
import { useSyncExternalStore } from 'react';
import { readToken, useToken } from './session.ts';

/** Marks this browser as a device of a shop. Its secret is a cookie that no script reads. */
const deviceKey = 'gestione_dispositivo';

const storage = createStorage<typeof deviceKey>(fallbackStorage(() => localStorage));
addEventListener('storage', storage.announce);

/** Whether this browser works as a device of a shop now: registered, and without a sign-in by password. */
export const isDevice = () => storage.read(deviceKey) !== null && readToken() === null;

/** `isDevice`, kept current. */
export const useIsDevice = () => {
  const registered = useSyncExternalStore(storage.subscribe, () => storage.read(deviceKey));
  return useToken() === null && registered !== null;
};

/** Marks this browser as a device, or removes the mark; every tab hears of it. */
export const writeDevice = (is: boolean) => storage.write(deviceKey, is ? '1' : null);
