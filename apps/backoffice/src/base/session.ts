import { createStorage } from '@zanga/browser/storage/create-storage.ts';
import { fallbackStorage } from '@zanga/browser/storage/fallback-storage.ts';
import { useSyncExternalStore } from 'react';

/**
 * Key of the staff's token, apart from the shop's own: one device may have a staff member here and a customer
 * there.
 */
const tokenKey = 'gestione_token';

const storage = createStorage<typeof tokenKey>(fallbackStorage(() => localStorage));
addEventListener('storage', storage.announce);

/** Bearer token of the signed-in staff member. */
export const readToken = () => storage.read(tokenKey);

/** Keeps a token, or deletes it; every tab hears of it. */
export const writeToken = (token: string | null) => storage.write(tokenKey, token);

/** The token, kept current. */
export const useToken = () => useSyncExternalStore(storage.subscribe, readToken);

/** Calls back when the signed-in person changes or signs out, in this tab or another. */
export const onOtherPerson = (forget: () => void) => {
  let before = readToken();
  return storage.subscribe(() => {
    const now = readToken();
    if (now === before) return;
    before = now;
    forget();
  });
};
