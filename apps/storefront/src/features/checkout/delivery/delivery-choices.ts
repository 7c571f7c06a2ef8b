import type { Cart, CartDelivery, DeliveryForm } from '@zanga/contract/ordering/carts';
import type { CarriedPart, Mode } from '@zanga/domain/ordering/cart-parts';

export type CarriedMode = Exclude<Mode, 'entry'>;

/** A part of which is said how it is had; tickets are there by themselves. */
export type CarriedDelivery = CartDelivery & {
  readonly part: CarriedPart;
  readonly mode: CarriedMode;
};

export const isCarried = (delivery: CartDelivery): delivery is CarriedDelivery =>
  delivery.part !== 'tickets' && delivery.mode !== 'entry';

type Part = Pick<CarriedDelivery, 'part' | 'mode' | 'shop' | 'address_id' | 'written' | 'slot' | 'table'>;

/** How a part is wanted, as it would be said again. */
export const deliveryFormOf = ({
  part,
  mode,
  shop,
  address_id,
  written,
  slot,
  table,
}: Part): DeliveryForm => ({
  part,
  mode,
  shop: shop?.id ?? null,
  address_id,
  address: written,
  slot,
  table,
});

/** What has been said of the parts, and not been answered yet. */
export type UnansweredChoices = Readonly<Partial<Record<CarriedPart, Partial<DeliveryForm>>>>;

/** Every part of which something is known or was said, as it is wanted now. */
export const deliveriesWith = (
  { deliveries }: Pick<Cart, 'deliveries'>,
  said: UnansweredChoices,
): DeliveryForm[] =>
  deliveries
    .filter(isCarried)
    .filter(({ part, chosen }) => chosen || said[part])
    .map((delivery) => ({ ...deliveryFormOf(delivery), ...said[delivery.part] }));

/** A part as it will be when the answer is there: what was pressed is seen to be pressed at once. */
export const withChoices = <T extends Pick<CarriedDelivery, 'part' | 'mode' | 'slot'>>(
  delivery: T,
  said: UnansweredChoices,
): T => {
  const { mode = delivery.mode, slot = delivery.slot } = said[delivery.part] ?? {};
  return { ...delivery, mode, slot };
};
