import type { Cart, DeliveryForm } from '@zanga/contract/ordering/carts';
import { useCallback } from 'react';
import type { CarriedDelivery } from '../../../parts/where/cart/delivery-choices.ts';
import { RowCard } from '../checkout-row.tsx';
import { checkoutTexts as t } from '../checkout-texts.ts';
import type { Rows } from '../rows.ts';
import { PlaceRow } from './place-row.tsx';
import { TimeRow } from './time-row.tsx';
import type { ChooseDelivery } from './use-deliveries.ts';

type PartRowsProps = {
  readonly cart: Cart;
  readonly delivery: CarriedDelivery;
  readonly say: ChooseDelivery;
  readonly rows: Rows;
  /** An order was tried. */
  readonly tried: boolean;
};

/** Mode, place and time of one part of the order. */
export function PartRows({ say, ...rest }: PartRowsProps) {
  const { cart, delivery } = rest;
  const { part } = delivery;
  const onChange = useCallback((change: Partial<DeliveryForm>) => void say(part, change), [part, say]);
  const alone = cart.deliveries.length === 1;
  const props = { ...rest, onChange };
  return (
    <div id={part}>
      <RowCard>
        <PlaceRow {...props} title={alone ? t.rows.place : t.rows.placeOf[part]} />
        <TimeRow {...props} title={alone ? t.rows.time : t.rows.timeOf[part]} />
      </RowCard>
    </div>
  );
}
