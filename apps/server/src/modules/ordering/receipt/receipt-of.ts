import type { Bytes, Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import { readSeller } from '../order/order-queries.ts';
import type { OrderOwner } from '../order/order-record.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { seeOwnOrder } from '../telling/see-order.ts';
import { layOut } from './lay-out.ts';
import { makePdf } from './make-pdf.ts';
import { receiptBlocks } from './receipt-blocks.ts';

/** The summary of an order for its owner, as a PDF. */
export const receiptOf = async (
  tools: OrderTools,
  own: { readonly orderId: OrderId; readonly owner: OrderOwner },
  now: Date,
): Promise<Bytes | Refusal<'order.not_found'>> => {
  const order = await seeOwnOrder(tools, own, now);
  if ('ok' in order) return order;
  const title = `Ordine ${order.number}`;
  const blocks = receiptBlocks(order, await readSeller(tools.db));
  return {
    type: 'application/pdf',
    body: await makePdf({ title, now }, (pdf, root) => layOut(pdf, root, { name: title, blocks })),
    headers: { 'content-disposition': `inline; filename="ordine-${order.number}.pdf"` },
  };
};
