import type { ShopId } from '@zanga/domain/ids';
import { formatDate } from '@zanga/domain/time-format';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { NothingToDo } from '../../../platform/job-queue/kinds.ts';
import { readResponsible } from '../../accounts/public.ts';
import { readShopToCall } from '../answering/answering-queries.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { readOwing } from './closing-queries.ts';

/**
 * Mails the people responsible for a shop which orders of past days still have money due: once a day, for all of them.
 * Nothing is sent if the money was collected meanwhile.
 */
export const tellLeftOpen = (tools: OrderTools, shopId: ShopId, now: Date): Promise<void> =>
  inTransaction(tools.db, async (tx) => {
    const [shop, owing] = [await readShopToCall(tx, shopId), await readOwing(tx, shopId)];
    if (!shop) throw new NothingToDo('shop_unknown', shopId);
    if (owing.orders === 0) return;
    const link = `${tools.origin()}/gestione/?negozio=${shopId}`;
    for (const { id, firstname, email } of await readResponsible(tx, shopId)) {
      const key = `left_open:${shopId}:${formatDate(now)}:${id}`;
      const data = { firstname, shop: shop.name, link, ...owing };
      await tools.notify.email(tx, { to: email, letter: 'shop_left_open', data, key });
    }
  });
