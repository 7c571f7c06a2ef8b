import { money } from '@zanga/browser/format.ts';
import type { Cart, CartDelivery } from '@zanga/contract/ordering/carts';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { readCart, watchCart } from '../../cart/cart-state.ts';
import { feeTexts as t } from '../address-texts.ts';

type DeliveredCart = Pick<Cart, 'deliveries'>;

/** Whether two carts ask for the same delivery: then the shop, not the person, has changed its fee. */
const isSameWish = (one: CartDelivery, other: CartDelivery) =>
  one.part === other.part &&
  other.mode === 'delivery' &&
  one.mode === other.mode &&
  one.shop !== null &&
  one.shop.id === other.shop?.id &&
  one.address !== null &&
  one.address === other.address &&
  one.written?.zone === other.written?.zone;

/** Message when the same delivery has a new fee; undefined otherwise. */
export const feeChange = (before: DeliveredCart | null, now: DeliveredCart | null): string | undefined => {
  for (const delivery of now?.deliveries ?? []) {
    const known = before?.deliveries.find((one) => isSameWish(one, delivery));
    // Outside every zone there is no fee: the cart already says that no shop delivers there.
    if (!known || known.zone === null || delivery.zone === null || known.fee === delivery.fee) continue;
    const words = delivery.fee < known.fee ? t.fell : t.rose;
    return words(delivery.zone, money(known.fee), money(delivery.fee));
  }
  return undefined;
};

/** Announces a new fee when a shop redraws its zones between cart and checkout; returns the function that stops it. */
export const tellFeeChanges = (): (() => void) => {
  let before = readCart().live;
  return watchCart(() => {
    const now = readCart().live;
    if (now === before) return;
    const text = feeChange(before, now);
    before = now;
    if (text !== undefined) toast({ text });
  });
};
