import { parseStored } from '../../base/storage/storage.ts';
import { tabStorage } from '../../base/storage/tab-storage.ts';
import { startTotem, type TotemState } from './totem-state.ts';

const place = 'totem_order';

type StoredVisit = Pick<TotemState, 'mode' | 'lines' | 'name' | 'order'>;

const isStoredVisit = (value: unknown): value is StoredVisit =>
  typeof value === 'object' &&
  value !== null &&
  'order' in value &&
  typeof value.order === 'object' &&
  'lines' in value &&
  Array.isArray(value.lines);

/** Stores an order that waits for its card, so that a reload keeps it. Any other step clears the storage. */
export const storeTotem = ({ step, mode, lines, name, order }: TotemState, box = tabStorage): void => {
  if (step !== 'terminal') box.removeItem(place);
  else box.setItem(place, JSON.stringify({ mode, lines, name, order } satisfies StoredVisit));
};

/** State after a reload: the terminal, if the totem was there, otherwise the beginning. */
export const readStoredTotem = (box = tabStorage): TotemState => {
  const kept = parseStored(box.getItem(place), isStoredVisit);
  return kept?.order ? { ...startTotem(), ...kept, step: 'terminal' } : startTotem();
};
