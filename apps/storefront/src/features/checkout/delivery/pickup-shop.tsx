import { useQuery } from '@tanstack/react-query';
import type { CartDelivery } from '@zanga/contract/ordering/carts';
import type { Shop } from '@zanga/contract/shops/shops';
import { Badge } from '@zanga/ui/badge.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import { Select } from '@zanga/ui/fields/select.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useId } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { LoadingProblem } from '../../../base/problem/loading-problem.tsx';
import { checkoutTexts } from '../checkout-texts.ts';

const t = checkoutTexts.place;

/** More shops would be too many for a list. */
const mostInList = 12;

type PickupShopProps = {
  readonly delivery: CartDelivery;
  readonly onChoose: (shop: string) => void;
};

type ShopsProps = {
  readonly shops: readonly Shop[];
  readonly chosen: string | undefined;
  readonly onChoose: (shop: string) => void;
};

function ShopButton({ shop, chosen, onChoose }: ShopsProps & { readonly shop: Shop }) {
  const opening = shop.opening.find(({ service }) => service === 'pickup');
  const { street, number } = shop.address;
  return (
    <button
      type="button"
      aria-pressed={shop.id === chosen}
      onClick={() => onChoose(shop.id)}
      className={classNames(
        'flex min-h-14 w-full flex-wrap items-center justify-between gap-x-3 rounded-md border-2 px-4 py-2 text-start transition-colors',
        shop.id === chosen ? 'border-tomato bg-tomato-wash' : 'border-line hover:border-line-strong',
      )}
    >
      <span>
        <span className="block font-semibold leading-snug">{shop.name}</span>
        <span className="block text-ink-soft text-small">{`${street} ${number}`}</span>
      </span>
      {opening && <Badge tone={opening.state === 'open' ? 'basil' : 'neutral'}>{opening.label}</Badge>}
    </button>
  );
}

function ShopList(props: ShopsProps) {
  const { shops } = props;
  return (
    <fieldset>
      <legend className="pb-2 font-semibold">{t.pickup}</legend>
      <ul className="flex flex-col gap-2">
        {shops.map((shop) => (
          <li key={shop.id}>
            <ShopButton {...props} shop={shop} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function ShopSelect({ shops, chosen, onChoose }: ShopsProps) {
  const id = useId();
  const known = shops.some((shop) => shop.id === chosen);
  return (
    <div>
      <label htmlFor={id} className="block pb-1.5 font-semibold">
        {t.pickup}
      </label>
      <Select id={id} value={known ? chosen : ''} onChange={(event) => onChoose(event.target.value)}>
        {!known && <option value="">{t.pickupChoose}</option>}
        {shops.map((shop) => (
          <option key={shop.id} value={shop.id}>
            {`${shop.name}, ${shop.address.street} ${shop.address.number}`}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Choice of the shop where the order is collected. */
export function PickupShop({ delivery, onChoose }: PickupShopProps) {
  const { data, error, refetch } = useQuery(useService().query('GET /api/shops', { query: {} }));
  if (error) return <LoadingProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-20 rounded-md" />;
  const suitable = data.data.filter(
    ({ services, merchandise }) => services.includes('pickup') && (delivery.part === 'food' || merchandise),
  );
  const Choice = suitable.length > mostInList ? ShopSelect : ShopList;
  return <Choice shops={suitable} chosen={delivery.shop?.id} onChoose={onChoose} />;
}
