import { totemOrders } from '@zanga/contract/shops/totems';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { PlacingTools } from '../placing/place-order.ts';
import { leaveTotemOrder, lookAtTotemOrder, payTotemOrder, placeAtTotem } from './totem-order.ts';

/** Orders at the totems of shops. */
export const mountTotemOrders = (mounting: MountTools, tools: PlacingTools): void =>
  mount(mounting, totemOrders, {
    'POST /api/totem/orders': ({ body, call: { now } }) => placeAtTotem(tools, body, now),
    'POST /api/totem/orders/:order/pay': ({ params, body, call: { now } }) =>
      payTotemOrder(tools, { orderId: params.order, ...body }, now),
    'POST /api/totem/orders/:order/look': ({ params, body }) =>
      lookAtTotemOrder(tools, { orderId: params.order, ...body }),
    'POST /api/totem/orders/:order/leave': ({ params, body, call: { now } }) =>
      leaveTotemOrder(tools, { orderId: params.order, ...body }, now),
  });
