import { createStorage } from '@zanga/browser/storage/create-storage.ts';
import { fallbackStorage } from '@zanga/browser/storage/fallback-storage.ts';
import { useSyncExternalStore } from 'react';

/**
 * Key of the staff's token, apart from the shop's own: on one device two people may be signed in, one here and one
 * there.
 */
const tokenKey = 'gestione_token';

const storage = createStorage<typeof tokenKey>(fallbackStorage(() => localStorage));
addEventListener('storage', storage.announce);

/** The bearer token of whoever is at work here. */
export const readToken = () => storage.read(tokenKey);

/** Keeps a token, or forgets it; every tab hears of it. */
export const writeToken = (token: string | null) => storage.write(tokenKey, token);

/** The same, kept current. */
export const useToken = () => useSyncExternalStore(storage.subscribe, readToken);

/** Calls back when somebody else is signed in than before, or nobody, in this tab or another. */
export const onOtherPerson = (forget: () => void) => {
  let before = readToken();
  return storage.subscribe(() => {
    const now = readToken();
    if (now === before) return;
    before = now;
    forget();
  });
};
