import { objectionTo, orderWindows, withCaptchaForCode } from '@zanga/domain/ordering/guard/order-guard';
import type { Tx } from '../../../platform/database/connection.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { CartOwner } from '../cart/cart-record.ts';
import type { PricedStoredCart } from '../cart/price-stored-cart.ts';
import { tableOfCart } from '../cart/table-of-cart.ts';
import { wasHandedOver } from '../guard/crowd-store.ts';
import type { OrderGuard } from '../guard/order-guard.ts';
import { traceKeys } from '../guard/trace-keys.ts';
import { readTraces } from '../guard/traces-store.ts';
import { kindOf, type OrderForm, scopeOf } from './draft-order.ts';
import { countersOf } from './guard-crowd.ts';

/** Network address of an order, and whether a captcha was solved for it. */
export type From = { readonly ip: string; readonly captcha: boolean };

type Guarded = {
  readonly priced: PricedStoredCart;
  readonly form: OrderForm;
  readonly owner: CartOwner;
  /** Network address of the call; undefined at a totem, which stands in its shop. */
  readonly from: From | undefined;
};

/** Whether all of it goes to a scanned table; only an open table takes orders. */
const isAtTable = ({ cart, parts }: PricedStoredCart): boolean =>
  parts.length > 0 && parts.every(({ delivery }) => tableOfCart(cart, delivery) !== undefined);

/**
 * Decides whether an unpaid order may be placed. Returns its keys, the counters of its food, which are read once
 * other orders of its shop wait, and the proof that its caller gave or can give.
 */
export const guardOrder = async (
  { accounts, limits }: OrderGuard,
  tx: Tx,
  { priced, form, owner, from }: Guarded,
  now: Date,
) => {
  const proof = { codes: accounts.sms, captcha: from?.captcha ?? false };
  if (!from) return { ok: true, traces: [], counters: [], proof } as const;
  const onSite = isAtTable(priced);
  const keys = traceKeys(accounts.keys, { owner, contact: form.contact, ip: from.ip });
  const userId = owner.kind === 'customer' ? owner.userId : null;
  const shops = priced.parts.map(scopeOf);
  const windows = orderWindows(now);
  const [known, regular] = await Promise.all([
    readTraces(tx, { keys, shops, userId, cartId: priced.cart.id, windows, now }),
    userId !== null && wasHandedOver(tx, userId),
  ]);
  const order = {
    payment: kindOf(form),
    pieces: priced.priced.qty,
    total: priced.priced.total,
    onSite,
  };
  const objection = withCaptchaForCode(objectionTo(order, { ...known, ...proof }, limits), proof);
  if (objection) return refuse(`order.${objection}`);
  // A table fills no counters of people; a proven phone stands in for the network address.
  const counted = onSite ? [] : [keys.phone, keys.email, keys.device, known.proven ? null : keys.address];
  const counters = countersOf(accounts.keys, priced, { known: known.proven || regular, limits });
  const traces = [...counted.flatMap((key) => key ?? []), ...counters.map(({ key }) => key)];
  return { ok: true, traces, counters, proof } as const;
};
