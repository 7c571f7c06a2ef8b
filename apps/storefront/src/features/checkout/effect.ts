import type { Cart, PaymentKind } from '@zanga/contract/ordering/carts';
import { checkoutTexts } from './checkout-texts.ts';

const t = checkoutTexts.confirm.effect;

/** Text about the money: taken now, at the door, or at the till. */
export const effectOf = (
  kind: PaymentKind,
  what: { readonly deliveries: readonly Pick<Cart['deliveries'][number], 'mode'>[] } | undefined,
): string => {
  if (kind === 'card') return t.card;
  if (kind === 'cash') return t.cash;
  return what?.deliveries.some(({ mode }) => mode === 'onshop') ? t.table : t.till;
};
