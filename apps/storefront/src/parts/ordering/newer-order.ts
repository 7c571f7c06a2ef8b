import { replaceEqualDeep } from '@tanstack/react-query';
import type { Order } from '@zanga/contract/ordering/orders';

const isOrder = (value: unknown): value is Pick<Order, 'id' | 'version'> =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value;

/**
 * The newer of two versions of an order: an answer to an earlier call may arrive after live news, and would stay wrong
 * until the next change.
 */
export const newerOrder = (known: unknown, next: unknown): unknown =>
  isOrder(known) && isOrder(next) && known.id === next.id && known.version > next.version
    ? known
    : replaceEqualDeep(known, next);
