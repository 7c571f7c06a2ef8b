import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import type { DeliveryForm } from '@zanga/contract/ordering/carts';
import type { ReachableShop } from '@zanga/contract/shops/promises';
import { Select } from '@zanga/ui/fields/select.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useCallback, useId, useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { AddressPicker } from '../../../parts/address/address-picker.tsx';
import { OutsideZones } from '../../../parts/address/outside-zones.tsx';
import { useWhere } from '../../../parts/where/where.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import type { PartProps } from './part-props.ts';
import { reachQuery } from './reach-query.ts';
import { type ChosenAddress, chosenAddress } from './use-delivery-address.ts';

const t = checkoutTexts.place;

/** The shop that was chosen if it brings something there, or else the nearest that does. */
const shopFor = (shops: readonly ReachableShop[], wanted: string | undefined) => {
  const bringing = shops.filter(({ delivers }) => delivers).map(({ shop }) => shop.id);
  return bringing.find((id) => id === wanted) ?? bringing[0] ?? shops[0]?.shop.id ?? null;
};

type ShopsProps = {
  readonly shops: readonly ReachableShop[];
  readonly chosen: string | undefined;
  readonly onChoose: (shop: string) => void;
  readonly onPickup: (shop: string) => void;
};

/** Choice of the delivering shop, where several could. */
function ShopsThatBring({ shops, chosen, onChoose, onPickup }: ShopsProps) {
  const id = useId();
  const bringing = shops.filter(({ delivers }) => delivers);
  const current = bringing.find(({ shop }) => shop.id === chosen);
  if (bringing.length === 0)
    return <OutsideZones shops={shops} onPickup={({ id: nearest }) => onPickup(nearest)} />;
  if (bringing.length === 1 || !current)
    return current ? (
      <p className="text-ink-soft text-small">{`${t.from(current.shop.name)} · ${current.label}`}</p>
    ) : null;
  return (
    <div className="max-w-md">
      <label htmlFor={id} className="block pb-1.5 font-semibold text-small">
        {t.fromWhich}
      </label>
      <Select id={id} value={current.shop.id} onChange={(event) => onChoose(event.target.value)}>
        {bringing.map(({ shop, label }) => (
          <option key={shop.id} value={shop.id}>
            {`${shop.name} · ${label}`}
          </option>
        ))}
      </Select>
    </div>
  );
}

type DeliveryAddressProps = PartProps & {
  /** An address was chosen, and the cart has it. */
  readonly onSettled: () => void;
};

/** Finds the shop for an address and says both to the cart. */
const useChooseAddress = ({ cart, delivery, onChange, onSettled }: DeliveryAddressProps) => {
  const service = useService();
  const queryClient = useQueryClient();
  const [looking, setLooking] = useState(false);
  const [alert, setAlert] = useState<string>();
  const { part, mode } = delivery;
  const wanted = cart.single_cart_shop ?? delivery.shop?.id;
  const choose = useCallback(
    async (chosen: ChosenAddress | null) => {
      if (!chosen) return;
      const place: Partial<DeliveryForm> = { ...chosen, slot: 'asap' };
      if (mode === 'shipping') {
        onSettled();
        return onChange(place);
      }
      setLooking(true);
      setAlert(undefined);
      try {
        const { data } = await queryClient.fetchQuery(reachQuery(service, part, chosen));
        onChange({ ...place, shop: shopFor(data, wanted) });
        if (data.some(({ delivers }) => delivers)) onSettled();
      } catch (error) {
        setAlert(errorText(error));
      } finally {
        setLooking(false);
      }
    },
    [part, mode, wanted, onChange, onSettled, service, queryClient],
  );
  return { looking, alert, choose };
};

/** Address of a delivery or a parcel, and its shop. */
export function DeliveryAddress(props: DeliveryAddressProps) {
  const { delivery, onChange, onSettled } = props;
  const { part, mode, shop } = delivery;
  const service = useService();
  const kept = useWhere();
  const value = chosenAddress(delivery);
  const { looking, alert, choose } = useChooseAddress(props);
  const { data: reach } = useQuery({
    // Asked only where there is an address to ask about; the other is never sent.
    ...reachQuery(service, part, value ?? { address_id: 'adr_', address: null }),
    enabled: value !== null && mode === 'delivery',
  });
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-h4">{mode === 'shipping' ? t.shipping : t.delivery}</h3>
      <AddressPicker
        value={value}
        zone={mode === 'delivery' ? delivery.zone : null}
        offered={kept?.address?.chosen}
        onChange={choose}
      />
      <FormAlert text={alert} />
      {looking && <Skeleton className="h-6 w-64" />}
      {!looking && reach && (
        <ShopsThatBring
          shops={reach.data}
          chosen={shop?.id}
          onChoose={(next) => onChange({ shop: next, slot: 'asap' })}
          onPickup={(next) => {
            onChange({ mode: 'pickup', shop: next, slot: 'asap' });
            onSettled();
          }}
        />
      )}
    </div>
  );
}
