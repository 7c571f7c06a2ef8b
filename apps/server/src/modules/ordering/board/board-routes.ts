import { board } from '@zanga/contract/ordering/board';
import type { OrderId } from '@zanga/domain/ids';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { StaffSession } from '../../../platform/session.ts';
import { pauseShop } from '../../shops/public-pauses.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { redoRefund } from '../refunds/redo-refund.ts';
import { refundOrder } from '../refunds/refund-order.ts';
import { knowBoards } from './known-boards.ts';
import { printFirstSlip, printSlip } from './print-slip.ts';
import { followBoard, seeBoard } from './see-board.ts';
import { seeHistory } from './see-history.ts';
import { workOnOrder } from './work-on-order.ts';

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

type Failed = { readonly order: OrderId; readonly refund: string };
const redoing = ({ order, refund }: Failed, session: StaffSession) => ({
  orderId: order,
  refundId: refund,
  session,
});

/** Steps of staff with orders, in the shops they work for. */
export const mountBoard = (mounting: MountTools, tools: OrderTools): void => {
  const boards = knowBoards();
  mount(mounting, board, {
    'GET /api/backoffice/board': ({ query: { shop }, call: { session, now } }) =>
      seeBoard(tools, { session, shop }, now),
    'GET /api/backoffice/board/live': ({ query: { shop, tell }, call: { session, now } }) =>
      followBoard({ ...tools, boards }, { session, shop, changed: tell === 'changes' }, now),
    'GET /api/backoffice/orders/:order': ({ params: { order }, call: { session, now } }) =>
      seeHistory(tools, { session, order }, now),
    'POST /api/backoffice/orders/:order/parts/:part/accept': ({ params, body, call: { session, now } }) =>
      workOnOrder(
        tools,
        { session, orderId: params.order, part: params.part, event: 'accept', minutes: body.minutes },
        now,
      ),
    'POST /api/backoffice/orders/:order/parts/:part/reject': ({ params, body, call: { session, now } }) =>
      workOnOrder(
        tools,
        { session, orderId: params.order, part: params.part, event: 'reject', ...body },
        now,
      ),
    'POST /api/backoffice/orders/:order/parts/:part/advance': ({ params, body, call: { session, now } }) =>
      workOnOrder(tools, { session, orderId: params.order, part: params.part, event: body.event }, now),
    'POST /api/backoffice/orders/:order/parts/:part/prints': ({ params, call: { session, now } }) =>
      printSlip(tools, { session, orderId: params.order, part: params.part }, now),
    'POST /api/backoffice/orders/:order/parts/:part/prints/first': ({ params, call: { session, now } }) =>
      printFirstSlip(tools, { session, orderId: params.order, part: params.part }, now),
    'POST /api/backoffice/orders/:order/refunds': ({ params, body, call }) =>
      refundOrder(tools, { ...body, orderId: params.order, session: call.session }, call.now),
    'POST /api/backoffice/orders/:order/refunds/:refund/retry': ({ params, call }) =>
      redoRefund(tools, { ...redoing(params, call.session), way: { by: 'card' } }, call.now),
    'POST /api/backoffice/orders/:order/refunds/:refund/by-hand': ({ params, body, call }) =>
      redoRefund(tools, { ...redoing(params, call.session), way: { by: 'hand', how: body.how } }, call.now),
    'POST /api/backoffice/shops/:shop/pause': ({ params: { shop }, body, call: { session, now } }) =>
      pauseShop(tools.db, { session, shop, until: instant(body.until), reason: body.reason }, now),
  });
};
