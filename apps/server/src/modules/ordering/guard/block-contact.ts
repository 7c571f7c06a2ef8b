import type { ContactBlock } from '@zanga/contract/ordering/contact-blocks';
import type { OrderId } from '@zanga/domain/ids';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { contactBlockedUntil } from '@zanga/domain/ordering/guard/order-guard';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readOrder } from '../order/order-queries.ts';
import { endBlock, readBlocks, saveBlock } from './block-store.ts';
import type { OrderGuard } from './order-guard.ts';
import { contactKeys } from './trace-keys.ts';

export type BlockTools = { readonly db: Db; readonly guard: OrderGuard };

type BlockQuery = { readonly session: Session; readonly orderId: OrderId; readonly part: PartKey };

/** Shop of a part, and the contacts of its order. */
const find = async ({ db, guard }: BlockTools, { session, orderId, part: name }: BlockQuery) => {
  const order = await readOrder(db, orderId);
  const part = order?.parts.find((one) => one.part === name);
  if (!order || !part || !mayWorkFor(session, part.shop_id)) return undefined;
  const { keys } = guard.accounts;
  const { telephone, email } = order.row;
  return {
    // Shipments belong to no shop.
    shop: part.shop_id ?? ('' as const),
    contacts: { phone: contactKeys(keys, 'phone', telephone), email: contactKeys(keys, 'email', email) },
  };
};

export const seeBlock = async (tools: BlockTools, query: BlockQuery, now: Date) => {
  const found = await find(tools, query);
  return found ? readBlocks(tools.db, found, now) : refuse('order.not_found');
};

/** Blocks phone or mail address of an order in the part's shop, or lifts the block. */
export const blockContact = async (
  tools: BlockTools,
  query: BlockQuery & { readonly block: ContactBlock; readonly session: StaffSession },
  now: Date,
) => {
  const found = await find(tools, query);
  if (!found) return refuse('order.not_found');
  const { shop, contacts } = found;
  const { block, orderId, session } = query;
  return inTransaction(tools.db, async (tx) => {
    const before = await readBlocks(tx, found, now);
    for (const kind of ['phone', 'email'] as const) {
      const keys = contacts[kind];
      const [key] = keys;
      if (key === undefined || before[kind] === block[kind]) continue;
      if (block[kind])
        await saveBlock(tx, { shop, kind, key, by: session.userId, until: contactBlockedUntil(now) }, now);
      else await endBlock(tx, { shop, keys });
    }
    const after = await readBlocks(tx, found, now);
    const blocked = { kind: 'order', thing: orderId, shopId: shop || null } as const;
    if (before.phone !== after.phone || before.email !== after.email)
      await noteChange(tx, session.trail, { ...blocked, before, after }, now);
    return after;
  });
};
