import { useQuery } from '@tanstack/react-query';
import type { CartDelivery } from '@zanga/contract/ordering/carts';
import type { Shop } from '@zanga/contract/shops/shops';
import { Badge } from '@zanga/ui/badge.tsx';
import { Select } from '@zanga/ui/fields/select.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useId } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { LoadingProblem } from '../../../base/problem/loading-problem.tsx';
import { checkoutTexts } from '../checkout-texts.ts';

const t = checkoutTexts.place;

type PickupShopProps = {
  readonly delivery: CartDelivery;
  readonly onChoose: (shop: string) => void;
};

function Facts({ shop }: { readonly shop: Shop }) {
  const opening = shop.opening.find(({ service }) => service === 'pickup');
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-ink-soft text-small">
      {shop.address.formatted}
      {opening && <Badge tone={opening.state === 'open' ? 'basil' : 'neutral'}>{opening.label}</Badge>}
    </p>
  );
}

/** Choice of the shop where the order is collected. */
export function PickupShop({ delivery, onChoose }: PickupShopProps) {
  const id = useId();
  const { data, error, refetch } = useQuery(useService().query('GET /api/shops', { query: {} }));
  if (error) return <LoadingProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-20 rounded-md" />;
  const suitable = data.data.filter(
    ({ services, merchandise }) => services.includes('pickup') && (delivery.part === 'food' || merchandise),
  );
  const chosen = suitable.find((shop) => shop.id === delivery.shop?.id);
  return (
    <div>
      <label htmlFor={id} className="block pb-1.5 font-semibold">
        {t.pickup}
      </label>
      <Select id={id} value={chosen?.id ?? ''} onChange={(event) => onChoose(event.target.value)}>
        {!chosen && <option value="">{t.pickupChoose}</option>}
        {suitable.map((shop) => (
          <option key={shop.id} value={shop.id}>
            {shop.name}
          </option>
        ))}
      </Select>
      {chosen && <Facts shop={chosen} />}
    </div>
  );
}
