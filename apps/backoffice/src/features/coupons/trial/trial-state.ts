import type { TriedOn } from '@zanga/contract/ordering/offers/coupon-trial';
import { givenId, type ShopId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { instantOf, isLocalDate } from '@zanga/domain/time';

type Cart = Extract<TriedOn, { kind: 'cart' }>;

/** Sample order of a trial, as typed. */
export type Typed = {
  readonly kind: TriedOn['kind'];
  readonly order: string;
  readonly shop: ShopId | '';
  readonly mode: Cart['mode'];
  /** Undefined when unreadable. */
  readonly fee: number | null | undefined;
  readonly lines: readonly { readonly product: string; readonly qty: number }[];
  readonly customer: Cart['customer'];
  readonly day: string;
  readonly minute: number | null | undefined;
};

export const atFirst: Typed = {
  ...{ kind: 'cart', order: '', shop: '', mode: 'pickup', fee: 250, lines: [] },
  customer: { first_order: true, member: false, birthday: false },
  ...{ day: '', minute: null },
};

const noon = 12 * 60;

/** Chosen moment; null for now. */
export const instantIn = ({ day, minute }: Typed): string | null =>
  isLocalDate(day) ? instantOf(day, minute ?? noon).toISOString() : null;

/** Body of the request; undefined while a field is unreadable or missing. */
export const triedOn = (typed: Typed): TriedOn | undefined => {
  if (typed.minute === undefined) return undefined;
  if (typed.kind === 'order')
    return typed.order.trim() === ''
      ? undefined
      : { kind: 'order', order: givenId('ord', typed.order.trim()) };
  const { shop, mode, fee, lines, customer } = typed;
  const shipped = mode === 'shipping';
  if (fee === undefined || lines.length === 0 || (shop === '' && !shipped)) return undefined;
  const costs = mode === 'delivery' || shipped ? (fee ?? 0) : 0;
  return {
    kind: 'cart',
    shop: shipped || shop === '' ? null : shop,
    mode,
    fee: cents(costs),
    lines: [...lines],
    customer,
  };
};
