import { replaceEqualDeep } from '@tanstack/react-query';
import type { Order } from '@zanga/contract/ordering/orders';

const isOrder = (value: unknown): value is Pick<Order, 'id' | 'version'> =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value;

/**
 * An order never goes back: an answer asked for before a change may arrive after the live news of it, and nothing would
 * put it right until the next change.
 */
export const newerOrder = (known: unknown, next: unknown): unknown =>
  isOrder(known) && isOrder(next) && known.id === next.id && known.version > next.version
    ? known
    : replaceEqualDeep(known, next);
