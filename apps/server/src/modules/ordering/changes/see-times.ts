import type { PossibleTime } from '@zanga/contract/ordering/order-changes';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session } from '../../../platform/session.ts';
import { readOrder } from '../order/order-queries.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { timesOfPart } from './times-of-part.ts';

type Asking = { readonly session: Session; readonly orderId: OrderId; readonly part: PartKey };
type Times = { promised_at: string | null; times: PossibleTime[] };

/** Other times that a part can be promised for. */
export const seeTimes = async (
  { db }: Pick<OrderTools, 'db'>,
  { session, orderId, part: name }: Asking,
  now: Date,
): Promise<Times | Refusal<'order.not_found' | 'order.wrong_step'>> => {
  const part = (await readOrder(db, orderId))?.parts.find((one) => one.part === name);
  if (!part || !mayWorkFor(session, part.shop_id)) return refuse('order.not_found');
  const found = await timesOfPart(db, part, now);
  if (!found) return refuse('order.wrong_step');
  return {
    promised_at: part.promised_at?.toISOString() ?? null,
    times: found.times.map(({ at, state }) => ({ at: at.toISOString(), state })),
  };
};
