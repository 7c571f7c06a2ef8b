import { orderDesk } from '@zanga/contract/ordering/order-desk';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { leaveNote } from './leave-note.ts';

/** What the office does with one order, beside moving it on. */
export const mountOrderDesk = (mounting: MountTools, tools: OrderTools): void =>
  mount(mounting, orderDesk, {
    'POST /api/backoffice/orders/:order/notes': ({ params: { order }, body, call: { session, now } }) =>
      leaveNote(tools, { session, orderId: order, ...body }, now),
  });
