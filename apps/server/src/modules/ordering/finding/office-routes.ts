import { orderOffice } from '@zanga/contract/ordering/order-office';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { exportOrders } from './export-orders.ts';
import { listOrders } from './list-orders.ts';

/** All orders of the shops in which somebody works, whenever they were placed. */
export const mountOrderOffice = (mounting: MountTools, { db }: Pick<OrderTools, 'db'>): void =>
  mount(mounting, orderOffice, {
    'GET /api/backoffice/orders': ({ query: { after, limit, ...wanted }, call: { session, now } }) =>
      listOrders(db, { session, wanted, after, limit }, now),
    'GET /api/backoffice/orders/export': ({ query, call: { session, now } }) =>
      exportOrders(db, { session, wanted: query }, now),
  });
