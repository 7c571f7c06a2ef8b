import type { Tx } from '../../../platform/database/connection.ts';
import type { OpenChange } from '../order/change-store.ts';
import { customerOf, type StoredOrder } from '../order/order-record.ts';
import type { OrderTools } from '../order/order-tools.ts';
import type { PartRow } from '../order/row-queries.ts';
import { tellOrder } from '../telling/tell-order.ts';
import { close } from './close-change.ts';
import { putIn } from './put-in.ts';

type Agreed = { readonly order: StoredOrder; readonly part: PartRow; readonly change: OpenChange };

/** Adds the agreed and reserved dishes, ends the proposal, and tells the customer the order as it is now. */
export const finishAddition = async (
  tools: OrderTools,
  tx: Tx,
  { order, part, change }: Agreed,
  now: Date,
): Promise<void> => {
  const { added } = change;
  const after = await putIn(tx, order, { change, part, added }, now);
  await close(tx, order, { change, state: 'agreed', by: customerOf(order) }, now);
  const dishes = added.map(({ qty, name }) => `${qty} × ${name}`);
  const told = { dishes, totalCents: after.row.total_cents, key: change.id };
  await tellOrder(tools, tx, after, { news: 'dishes_added', part, ...told }, now);
};
