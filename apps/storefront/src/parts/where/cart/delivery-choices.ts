import type { Cart, CartDelivery, DeliveryForm } from '@zanga/contract/ordering/carts';
import type { CarriedPart, Mode } from '@zanga/domain/ordering/cart-parts';

export type CarriedMode = Exclude<Mode, 'entry'>;

/** A part of the order that is delivered, shipped or collected. Tickets are not: they need no choice. */
export type CarriedDelivery = CartDelivery & {
  readonly part: CarriedPart;
  readonly mode: CarriedMode;
};

export const isCarried = (delivery: CartDelivery): delivery is CarriedDelivery =>
  delivery.part !== 'tickets' && delivery.mode !== 'entry';

type Part = Pick<CarriedDelivery, 'part' | 'mode' | 'shop' | 'address_id' | 'written' | 'slot' | 'table'>;

/** The choices of a part as the cart's form has them. */
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

/** Choices that were sent to the cart and not answered yet. */
export type UnansweredChoices = Readonly<Partial<Record<CarriedPart, Partial<DeliveryForm>>>>;

/** The deliveries to send: the known ones, with the unanswered choices on top. */
export const deliveriesWith = (
  { deliveries }: Pick<Cart, 'deliveries'>,
  said: UnansweredChoices,
): DeliveryForm[] =>
  deliveries
    .filter(isCarried)
    .filter(({ part, chosen }) => chosen || said[part])
    .map((delivery) => ({ ...deliveryFormOf(delivery), ...said[delivery.part] }));

/** A part with its unanswered choices, so that a press shows at once. */
export const withChoices = <T extends Pick<CarriedDelivery, 'part' | 'mode' | 'slot'>>(
  delivery: T,
  said: UnansweredChoices,
): T => {
  const { mode = delivery.mode, slot = delivery.slot } = said[delivery.part] ?? {};
  return { ...delivery, mode, slot };
};
