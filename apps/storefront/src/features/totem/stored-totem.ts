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

/** Stores the order while a card is waited for, so that a reload loses nothing. Nothing else is stored. */
export const storeTotem = ({ step, mode, lines, name, order }: TotemState, box = tabStorage): void => {
  if (step !== 'terminal') box.removeItem(place);
  else box.setItem(place, JSON.stringify({ mode, lines, name, order } satisfies StoredVisit));
};

/** Where a totem goes on after a reload: at the terminal, if it was there, otherwise from the beginning. */
export const readStoredTotem = (box = tabStorage): TotemState => {
  const kept = parseStored(box.getItem(place), isStoredVisit);
  return kept?.order ? { ...startTotem(), ...kept, step: 'terminal' } : startTotem();
};
