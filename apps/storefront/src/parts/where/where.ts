import { serviceNow } from '@zanga/contract/wire/service-time';
import { useSyncExternalStore } from 'react';
import { storage } from '../../base/storage/storage.ts';
import { parseWhere, type StoredWhere, type Where } from './parse-where.ts';

export type { Where, WhereAddress, WherePosition, WhereShop } from './parse-where.ts';

// The last parsed text and its result: readers get the same object until the text changes.
let read: string | null = null;
let known: StoredWhere | null = null;

/** The choice of this device, unless another person made it who was signed in here. */
export const readWhere = (): Where | null => {
  const text = storage.read('where');
  if (text !== read) {
    read = text;
    known = parseWhere(text);
  }
  return known === null || known.owner === null || known.owner === storage.read('username') ? known : null;
};

/** Time of the choice in milliseconds; zero without one. */
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

/** Listens to every choice this tab stores; another tab has its own listeners. */
export const watchKept = kept.watch;
/** Listens to choices the person makes in this tab. */
export const watchChosen = chosen.watch;

/** Stores a choice from the cart or the account, for this device's tabs; null deletes it. */
export const keepWhere = (next: Where | null) => {
  const stored = next && { ...next, owner: storage.read('username'), at: serviceNow().getTime() };
  storage.write('where', stored && JSON.stringify(stored));
  kept.tell(next);
};

/** Stores a choice the person has just made; cart and account hear of it. */
export const setWhere = (next: Where | null) => {
  keepWhere(next);
  chosen.tell(next);
};

/** The chosen way, place and time; null on the server and before a choice. */
export const useWhere = (): Where | null => useSyncExternalStore(storage.subscribe, readWhere, () => null);
