import { contactBlocks } from '@zanga/contract/ordering/contact-blocks';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { type BlockTools, blockContact, seeBlock } from './block-contact.ts';

/** Blocks of a shop against people who order and never come. */
export const mountBlocks = (mounting: MountTools, tools: BlockTools): void =>
  mount(mounting, contactBlocks, {
    'GET /api/backoffice/orders/:order/parts/:part/block': ({ params, call: { session, now } }) =>
      seeBlock(tools, { session, orderId: params.order, part: params.part }, now),
    'POST /api/backoffice/orders/:order/parts/:part/block': ({ params, body, call: { session, now } }) =>
      blockContact(tools, { session, orderId: params.order, part: params.part, block: body }, now),
  });
