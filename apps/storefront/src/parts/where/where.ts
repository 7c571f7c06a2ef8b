import { useSyncExternalStore } from 'react';
import { storage } from '../../base/storage/storage.ts';
import { parseWhere, type StoredWhere, type Where } from './parse-where.ts';

export type { Where, WhereAddress, WherePosition, WhereShop } from './parse-where.ts';

// What was read last, and from which text: who watches gets the same object until the text changes.
let read: string | null = null;
let known: StoredWhere | null = null;

/** What this device keeps, unless somebody else has chosen it who was signed in here. */
export const readWhere = (): Where | null => {
  const text = storage.read('where');
  if (text !== read) {
    read = text;
    known = parseWhere(text);
  }
  return known === null || known.owner === null || known.owner === storage.read('username') ? known : null;
};

/** Keeps what the cart or the account says, on this device and for every tab; with null, forgets it. */
export const keepWhere = (next: Where | null) => {
  const stored = next && { ...next, owner: storage.read('username') };
  storage.write('where', stored && JSON.stringify(stored));
};

const listeners = new Set<(where: Where | null) => void>();

/** Tells of what is chosen in this tab: another tab tells of its own. */
export const watchChosen = (listener: (where: Where | null) => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Keeps what somebody has chosen here and now; cart and account hear of it. */
export const setWhere = (next: Where | null) => {
  keepWhere(next);
  for (const listener of listeners) listener(next);
};

/** How, where and when things are wanted; null on the server and until somebody has said so. */
export const useWhere = (): Where | null => useSyncExternalStore(storage.subscribe, readWhere, () => null);
