import { orderOffice } from '@zanga/contract/ordering/order-office';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { exportOrders } from './export-orders.ts';
import { listOrders } from './list-orders.ts';

/** Search in all orders of the person's shops, at any date. */
export const mountOrderOffice = (mounting: MountTools, { db }: Pick<OrderTools, 'db'>): void =>
  mount(mounting, orderOffice, {
    'GET /api/backoffice/orders': ({ query: { after, limit, ...wanted }, call: { session, now } }) =>
      listOrders(db, { session, wanted, after, limit }, now),
    'GET /api/backoffice/orders/export': ({ query, call: { session, now } }) =>
      exportOrders(db, { session, wanted: query }, now),
  });
