import { serviceNow } from '@zanga/contract/wire/service-time';
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

/** When that was chosen, in milliseconds; long ago where nothing was. */
export const chosenAt = (): number => (readWhere() && known ? known.at : 0);

type Listener = (where: Where | null) => void;

const callers = () => {
  const listeners = new Set<Listener>();
  return {
    tell: (where: Where | null) => {
      for (const listener of listeners) listener(where);
    },
    watch: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
const kept = callers();
const chosen = callers();

/** Tells of all that is kept by this tab: another tab tells of its own. */
export const watchKept = kept.watch;
/** Tells of what somebody has chosen in this tab. */
export const watchChosen = chosen.watch;

/** Keeps what the cart or the account says, on this device and for every tab; with null, forgets it. */
export const keepWhere = (next: Where | null) => {
  const stored = next && { ...next, owner: storage.read('username'), at: serviceNow().getTime() };
  storage.write('where', stored && JSON.stringify(stored));
  kept.tell(next);
};

/** Keeps what somebody has chosen here and now; cart and account hear of it. */
export const setWhere = (next: Where | null) => {
  keepWhere(next);
  chosen.tell(next);
};

/** How, where and when things are wanted; null on the server and until somebody has said so. */
export const useWhere = (): Where | null => useSyncExternalStore(storage.subscribe, readWhere, () => null);
