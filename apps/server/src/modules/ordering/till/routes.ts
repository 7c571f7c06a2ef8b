import { takings } from '@zanga/contract/ordering/takings';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { takeForOrder, takeForTable } from './record-taking.ts';

/** What is recorded at a till: a worker in their own shop, managers everywhere. */
export const mountTakings = (mounting: MountTools, tools: OrderTools): void =>
  mount(mounting, takings, {
    'POST /api/backoffice/orders/:order/takings': ({ params, body, call: { session, now } }) =>
      takeForOrder(tools, { orderId: params.order, taking: body, session }, now),
    'POST /api/backoffice/tables/:table/takings': ({ params, body, call: { session, now } }) =>
      takeForTable(tools, { tableId: params.table, taking: body, session }, now),
  });
