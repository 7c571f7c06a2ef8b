import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { id } from '../wire/values.ts';
import { PartKey } from './carts.ts';

/** Whether the shop of a part has blocked the phone or mail address of its order. */
export const ContactBlock = z.object({ phone: z.boolean(), email: z.boolean() });
export type ContactBlock = z.output<typeof ContactBlock>;

const part = { params: z.object({ order: id('ord', z.string().check(z.maxLength(64))), part: PartKey }) };

export const contactBlocks = routes({
  'GET /api/backoffice/orders/:order/parts/:part/block': {
    summary: 'Whether this shop has blocked the phone or the mail address of an order',
    auth: 'orders.read',
    ...part,
    response: ContactBlock,
    errors: ['order.not_found'],
  },
  'POST /api/backoffice/orders/:order/parts/:part/block': {
    audit: 'order.block_contact',
    summary: 'Block the phone or mail address of an order in this shop, or unblock it',
    auth: 'orders.block_contact',
    ...part,
    body: ContactBlock,
    response: ContactBlock,
    errors: ['order.not_found'],
  },
});
