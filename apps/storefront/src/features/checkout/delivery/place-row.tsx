import { money } from '@zanga/browser/format.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import { ScooterIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { BagIcon, StoreIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useCallback } from 'react';
import { addressTexts } from '../../../parts/address/address-texts.ts';
import type { CarriedMode } from '../../../parts/where/cart/delivery-choices.ts';
import { CheckoutRow, RowBody } from '../checkout-row.tsx';
import { checkoutTexts as t } from '../checkout-texts.ts';
import type { Rows } from '../rows.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { PartIssues } from './part-issues.tsx';
import type { PartProps } from './part-props.ts';
import { PickupShop } from './pickup-shop.tsx';

const icons = { delivery: ScooterIcon, shipping: BagIcon, pickup: StoreIcon, onshop: StoreIcon };

const modesFor = (cart: Cart, { part, mode }: PartProps['delivery']): readonly CarriedMode[] => {
  if (part === 'goods') return ['shipping', 'pickup'];
  const atTable = mode === 'onshop' || cart.meta.table_id !== undefined;
  return atTable ? ['onshop', 'pickup', 'delivery'] : ['delivery', 'pickup'];
};

/** The shop does not deliver there, or not at all: another place has to be chosen. */
const unreachable: ReadonlySet<string> = new Set(['too_far', 'service_not_offered']);

/** Whether the place of a part is complete. */
export const isPlaced = ({ mode, chosen, shop, address, table }: PartProps['delivery']): boolean => {
  if (!chosen) return false;
  if (mode === 'shipping') return address !== null;
  if (mode === 'delivery') return address !== null && shop !== null;
  return shop !== null && (mode !== 'onshop' || Boolean(table));
};

const lineOf = ({ mode, shop, address, table }: PartProps['delivery']): string => {
  const name = t.modes[mode].name;
  if (mode === 'onshop') return [`${name} ${table ?? ''}`, shop?.name].join(' · ');
  return [name, mode === 'pickup' ? shop?.name : address].join(' · ');
};

/** Zone, shop and fee of a delivery, or the address of the pickup shop. */
const detailOf = (delivery: PartProps['delivery']): string => {
  const { mode, shop, zone, fee, fee_discount: off, free_over: freeOver } = delivery;
  if (mode !== 'delivery') return mode === 'pickup' ? (shop?.formatted ?? '') : '';
  const cost = fee > off ? t.place.fee(money(fee - off)) : t.place.noFee;
  const over = fee > off && freeOver !== null && t.place.freeOver(money(freeOver));
  return [zone && addressTexts.inZone(zone), shop && t.place.by(shop.name), over ? `${cost}, ${over}` : cost]
    .filter(Boolean)
    .join(' · ');
};

type PlaceRowProps = PartProps & { readonly title: string; readonly rows: Rows; readonly tried: boolean };

/** Mode and place of one part of the order. */
export function PlaceRow({ title, rows, tried, ...props }: PlaceRowProps) {
  const { cart, delivery, onChange } = props;
  const { part, mode, chosen } = delivery;
  const name = `${part}-place` as const;
  const { open: openRow, close: closeRow } = rows;
  const nowhere = cart.issues.some((issue) => issue.part === part && unreachable.has(issue.code));
  const placed = isPlaced(delivery) && !nowhere;
  const open = !placed || rows.isOpen(name);
  // A press on a button closes the row; arrow keys over the choices must not.
  const settled = useCallback(() => closeRow(name), [closeRow, name]);
  return (
    <CheckoutRow
      id={name}
      icon={icons[mode]}
      title={title}
      line={placed ? lineOf(delivery) : undefined}
      detail={detailOf(delivery)}
      open={open}
      onToggle={placed ? () => rows.toggle(name) : undefined}
      notes={chosen && <PartIssues cart={cart} part={part} about="place" tried={tried} />}
    >
      {open && (
        <RowBody>
          <ModeChoice
            part={part}
            legend={t.parts[part]}
            modes={modesFor(cart, delivery)}
            value={mode}
            onChange={(next) => {
              openRow(name);
              onChange({ mode: next, slot: 'asap' });
            }}
          />
          {mode === 'pickup' && (
            <PickupShop
              delivery={delivery}
              onChoose={(shop) => {
                onChange({ shop, slot: 'asap' });
                settled();
              }}
            />
          )}
          {(mode === 'delivery' || mode === 'shipping') && <DeliveryAddress {...props} onSettled={settled} />}
        </RowBody>
      )}
    </CheckoutRow>
  );
}
