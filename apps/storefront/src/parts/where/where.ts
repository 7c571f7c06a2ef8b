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

/** Keeps it on this device, for every tab; with null, forgets it. */
export const setWhere = (next: Where | null) => {
  const stored = next && { ...next, owner: storage.read('username') };
  storage.write('where', stored && JSON.stringify(stored));
};

/** How, where and when things are wanted; null on the server and until somebody has said so. */
export const useWhere = (): Where | null => useSyncExternalStore(storage.subscribe, readWhere, () => null);
