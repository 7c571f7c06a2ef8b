import type { Cart, DeliveryForm } from '@zanga/contract/ordering/carts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { ScooterIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { BagIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useCallback, useState } from 'react';
import type { CarriedMode } from '../../../parts/where/cart/delivery-choices.ts';
import { CheckoutSection } from '../checkout-section.tsx';
import { checkoutTexts as t } from '../checkout-texts.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { PartIssues } from './part-issues.tsx';
import type { PartProps } from './part-props.ts';
import { PickupShop } from './pickup-shop.tsx';
import { SlotField } from './slot-field.tsx';
import type { ChooseDelivery } from './use-deliveries.ts';
import { useDeliveryAddress } from './use-delivery-address.ts';

const icons = { food: ScooterIcon, goods: BagIcon };

type PartSectionProps = Omit<PartProps, 'onChange'> & { readonly say: ChooseDelivery };

const modesFor = (cart: Cart, { part, mode }: PartProps['delivery']): readonly CarriedMode[] => {
  if (part === 'goods') return ['shipping', 'pickup'];
  const atTable = mode === 'onshop' || cart.meta.table !== undefined;
  return atTable ? ['onshop', 'pickup', 'delivery'] : ['delivery', 'pickup'];
};

function Table({ delivery, onChange }: Pick<PartProps, 'delivery' | 'onChange'>) {
  const [table, setTable] = useState(delivery.table ?? '');
  return (
    <TextField
      label={t.table.label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      className="max-w-48"
      value={table}
      onChange={(event) => setTable(event.target.value)}
      onBlur={() => table.trim() !== (delivery.table ?? '') && onChange({ table: table.trim() || null })}
    />
  );
}

/** Times only where somebody keeps one: a parcel has none, and at the table it is now. */
function When({ cart, delivery, onChange }: PartProps) {
  const { part, mode, shop, address } = delivery;
  const door = useDeliveryAddress(delivery);
  if (mode !== 'delivery' && mode !== 'pickup') return null;
  if (!shop || (mode === 'delivery' && address === null))
    return <p className="text-ink-soft text-small">{t.slot.needsPlace[mode]}</p>;
  const pieces = cart.items.filter((item) => item.part === part).reduce((sum, { qty }) => sum + qty, 0);
  return (
    <SlotField
      group={part}
      value={delivery.slot}
      onChange={(slot) => onChange({ slot })}
      place={{
        shop: shop.id,
        mode,
        pieces,
        ...(mode === 'delivery' && { position: door, zone: delivery.zone ?? undefined }),
      }}
    />
  );
}

/** How one part of the order is had: the way, the place, the time. */
export function PartSection({ say, ...rest }: PartSectionProps) {
  const { cart, delivery } = rest;
  const { part, mode } = delivery;
  const onChange = useCallback((change: Partial<DeliveryForm>) => void say(part, change), [part, say]);
  const props = { ...rest, onChange };
  const alone = cart.deliveries.length === 1;
  const done = delivery.chosen && !cart.issues.some((issue) => issue.blocking && issue.part === part);
  return (
    <CheckoutSection
      id={part}
      title={alone ? t.partsOnly[part] : t.parts[part]}
      icon={icons[part]}
      done={done}
    >
      <ModeChoice
        part={part}
        legend={t.parts[part]}
        modes={modesFor(cart, delivery)}
        value={mode}
        onChange={(next) => onChange({ mode: next, slot: 'asap' })}
      />
      {mode === 'pickup' && (
        <PickupShop delivery={delivery} onChoose={(shop) => onChange({ shop, slot: 'asap' })} />
      )}
      {(mode === 'delivery' || mode === 'shipping') && <DeliveryAddress {...props} />}
      {mode === 'onshop' && <Table delivery={delivery} onChange={onChange} />}
      <When {...props} />
      {delivery.chosen && <PartIssues cart={cart} part={part} />}
    </CheckoutSection>
  );
}
