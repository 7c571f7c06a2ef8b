import type { Refusal } from '@zanga/contract/wire/route';
import type { CartId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import {
  asksForProof,
  type CrowdLimits,
  hourlyCapacity,
  hourOf,
  isTooMuchForTable,
} from '@zanga/domain/ordering/guard/order-crowd';
import { orderWindows, withCaptchaForCode } from '@zanga/domain/ordering/guard/order-guard';
import type { Work } from '@zanga/domain/shops/slots';
import type { Tx } from '../../../platform/database/connection.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PricedStoredCart } from '../cart/price-stored-cart.ts';
import { tableOfCart } from '../cart/table-of-cart.ts';
import { readCrowds } from '../guard/crowd-store.ts';
import { hourKey, type Keys, tableKey } from '../guard/trace-keys.ts';
import { bookedSlot, scopeOf } from './draft-order.ts';

/** Counters for the food of an order, besides its customer: a table, or an hour of a shop's service. */
type Counter = { readonly key: Buffer } & (
  | { readonly of: 'table' }
  | { readonly of: 'hour'; readonly capacity: Work }
);

/** Counters of an order's food, each once. Known customers take no share of an hour; a table counts as one. */
export const countersOf = (
  keys: Keys,
  { cart, parts }: PricedStoredCart,
  { known, limits }: { readonly known: boolean; readonly limits: CrowdLimits },
): readonly Counter[] => {
  const counters = parts.flatMap((part): readonly Counter[] => {
    const table = tableOfCart(cart, part.delivery);
    if (table) return [{ of: 'table', key: tableKey(keys, table.table) }];
    const slot = bookedSlot(part);
    // A customer who may take the whole hour is not counted.
    if (known || limits.unprovenShare >= 1 || !slot?.slotAt || slot.slotMinutes === null) return [];
    const hour = { shop: scopeOf(part), mode: part.mode, hour: hourOf(slot.slotAt) };
    const capacity = hourlyCapacity(slot.capacity, slot.slotMinutes);
    return [{ of: 'hour', key: hourKey(keys, hour), capacity }];
  });
  // Goods collected in the same hour share the food's counter.
  return [...new Map(counters.map((counter) => [counter.key.toString('hex'), counter])).values()];
};

export type Counted = {
  readonly counters: readonly Counter[];
  readonly limits: CrowdLimits;
  readonly order: { readonly pieces: number; readonly cents: Cents };
  readonly cartId: CartId;
  readonly proof: { readonly codes: boolean; readonly captcha: boolean };
};

/** Why no more food is taken there now. Asked with the shop's number locked, so that no other order interferes. */
export const crowdRefusal = async (
  tx: Tx,
  { counters, limits, order, cartId, proof }: Counted,
  now: Date,
): Promise<Refusal<'order.captcha_needed' | 'order.code_needed' | 'order.table_full'> | undefined> => {
  if (counters.length === 0) return undefined;
  const keys = counters.map(({ key }) => key);
  const crowd = await readCrowds(tx, { keys, cartId, recent: orderWindows(now).recent });
  for (const counter of counters) {
    const { held, lately } = crowd(counter.key);
    if (counter.of === 'table' && isTooMuchForTable(lately, order, limits)) return refuse('order.table_full');
    const asked = counter.of === 'hour' && asksForProof(held, counter.capacity, limits);
    const objection = asked ? withCaptchaForCode('code_needed', proof) : undefined;
    if (objection) return refuse(`order.${objection}`);
  }
  return undefined;
};
