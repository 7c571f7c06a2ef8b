import { takings } from '@zanga/contract/ordering/takings';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { takeForOrder, takeForTable } from './record-taking.ts';
import { seeDaySum } from './see-day-sum.ts';
import { seeFlow } from './see-flow.ts';
import { seeTakings, takeBack } from './take-back.ts';

/** Takings at a till: workers in their own shop, managers everywhere. */
export const mountTakings = (mounting: MountTools, tools: OrderTools): void =>
  mount(mounting, takings, {
    'POST /api/backoffice/orders/:order/takings': ({ params, body, call: { session, now } }) =>
      takeForOrder(tools, { orderId: params.order, taking: body, session }, now),
    'POST /api/backoffice/tables/:table/takings': ({ params, body, call: { session, now } }) =>
      takeForTable(tools, { tableId: params.table, taking: body, session }, now),
    'GET /api/backoffice/orders/:order/takings': ({ params: { order }, call: { session } }) =>
      seeTakings(tools.db, { session, orderId: order }),
    'POST /api/backoffice/orders/:order/takings/:taking/take-back': ({
      params,
      body,
      call: { session, now },
    }) => takeBack(tools, { session, orderId: params.order, takingId: params.taking, ...body }, now),
    'GET /api/backoffice/shops/:shop/day-sum': ({
      params: { shop },
      query: { day },
      call: { session, now },
    }) => seeDaySum(tools.db, { session, shop, day }, now),
    'GET /api/backoffice/shops/:shop/takings-flow': ({ params: { shop }, call: { session, now } }) =>
      seeFlow(tools.db, { session, shop }, now),
  });
