import { orderChanges } from '@zanga/contract/ordering/order-changes';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { changeTime } from './changes/change-time.ts';
import {
  priceAddition,
  priceExchange,
  proposeAddition,
  proposeChange,
  proposeExchange,
} from './changes/propose-change.ts';
import { seeTimes } from './changes/see-times.ts';
import { undoStep } from './changes/undo-step.ts';
import { withdrawChange } from './changes/withdraw-change.ts';
import { moveOrder } from './moving/move-order.ts';
import { seeShopsToMoveTo } from './moving/see-shops.ts';
import type { OrderTools } from './order/order-tools.ts';
import { finishRedoing, redoPart } from './redo/redo-part.ts';

/** Changes by staff to an order that goes on. */
export const mountOrderChanges = (mounting: MountTools, tools: OrderTools): void =>
  mount(mounting, orderChanges, {
    'GET /api/backoffice/orders/:order/parts/:part/times': ({ params, call: { session, now } }) =>
      seeTimes(tools, { session, orderId: params.order, part: params.part }, now),
    'POST /api/backoffice/orders/:order/parts/:part/promise': ({ params, body, call: { session, now } }) =>
      changeTime(
        tools,
        {
          ...{ session, orderId: params.order, part: params.part, at: new Date(body.at) },
          expected: body.expected === null ? null : new Date(body.expected),
        },
        now,
      ),
    'GET /api/backoffice/orders/:order/parts/:part/shops': ({ params, call: { session, now } }) =>
      seeShopsToMoveTo(tools, { session, orderId: params.order, part: params.part }, now),
    'POST /api/backoffice/orders/:order/parts/:part/move': ({ params, body, call: { session, now } }) =>
      moveOrder(
        tools,
        { session, orderId: params.order, part: params.part, ...body, at: new Date(body.at) },
        now,
      ),
    'POST /api/backoffice/orders/:order/parts/:part/change': ({ params, body, call: { session, now } }) =>
      proposeChange(tools, { session, orderId: params.order, part: params.part, ...body }, now),
    'POST /api/backoffice/orders/:order/parts/:part/addition': ({ params, body, call: { session, now } }) =>
      proposeAddition(tools, { session, orderId: params.order, part: params.part, ...body }, now),
    'POST /api/backoffice/orders/:order/parts/:part/addition/price': ({
      params,
      body,
      call: { session, now },
    }) => priceAddition(tools, { session, orderId: params.order, part: params.part, ...body }, now),
    'POST /api/backoffice/orders/:order/parts/:part/exchange': ({ params, body, call: { session, now } }) =>
      proposeExchange(tools, { session, orderId: params.order, part: params.part, ...body }, now),
    'POST /api/backoffice/orders/:order/parts/:part/exchange/price': ({
      params,
      body,
      call: { session, now },
    }) => priceExchange(tools, { session, orderId: params.order, part: params.part, ...body }, now),
    'POST /api/backoffice/orders/:order/parts/:part/change/withdraw': ({
      params,
      body,
      call: { session, now },
    }) => withdrawChange(tools, { session, orderId: params.order, part: params.part, ...body }, now),
    'POST /api/backoffice/orders/:order/parts/:part/redo': ({ params, body, call: { session, now } }) =>
      redoPart(tools, { session, orderId: params.order, part: params.part, ...body }, now),
    'POST /api/backoffice/orders/:order/parts/:part/redo/done': ({ params, body, call: { session, now } }) =>
      finishRedoing(tools, { session, orderId: params.order, part: params.part, ...body }, now),
    'POST /api/backoffice/orders/:order/parts/:part/undo': ({ params, body, call: { session, now } }) =>
      undoStep(
        tools,
        { session, orderId: params.order, part: params.part, since: new Date(body.since) },
        now,
      ),
  });
