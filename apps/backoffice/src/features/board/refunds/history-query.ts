import type { BoardOrder } from '@zanga/contract/ordering/board';
import { service } from '../../../base/api.ts';

/** An order with its history, read again after each step and refund. */
export const historyQuery = ({ order, since, refunded, refund_failed }: BoardOrder) => ({
  ...service.query('GET /api/backoffice/orders/:order', { params: { order } }),
  queryKey: ['history', order, since, refunded, refund_failed],
});
