import type { BoardOrder } from '@zanga/contract/ordering/board';
import { namesAllergy } from '@zanga/domain/ordering/extras/allergy-words';

/** Whether an order's customer speaks of an allergy anywhere. */
export const tellsAllergy = ({ items, rider_note }: Pick<BoardOrder, 'items' | 'rider_note'>): boolean =>
  items.some(({ notes }) => namesAllergy(notes)) || namesAllergy(rider_note ?? '');
