import { orderDesk } from '@zanga/contract/ordering/order-desk';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { leaveNote } from './leave-note.ts';

/** Office actions on one order, apart from its steps. */
export const mountOrderDesk = (mounting: MountTools, tools: OrderTools): void =>
  mount(mounting, orderDesk, {
    'POST /api/backoffice/orders/:order/notes': ({ params: { order }, body, call: { session, now } }) =>
      leaveNote(tools, { session, orderId: order, ...body }, now),
  });
