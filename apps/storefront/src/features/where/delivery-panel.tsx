import { metres, money } from '@zanga/browser/format.ts';
import type { ReachableShop } from '@zanga/contract/shops/promises';
import { Button } from '@zanga/ui/button.tsx';
import { Select } from '@zanga/ui/fields/select.tsx';
import { StoreIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useCallback, useId } from 'react';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { AddressPicker } from '../../parts/address/address-picker.tsx';
import type { ChosenAddress } from '../../parts/address/chosen-address.ts';
import type { Where } from '../../parts/where/where.ts';
import { pickupAt } from '../../parts/where/where-of.ts';
import type { DraftState } from './use-draft.ts';
import { sheetTexts as t } from './where-sheet-texts.ts';

/** Terms of a delivery: `consegna 2,50 €, gratis da 25,00 € · minimo 10,00 €`. */
const termsOf = ({ fee, minimum, free_over: freeOver }: ReachableShop): string => {
  if (fee === null) return '';
  const free = fee > 0 && freeOver !== null ? `, ${t.freeOver(money(freeOver))}` : '';
  const cost = fee === 0 ? t.freeFee : t.fee(money(fee)) + free;
  return [cost, minimum ? t.minimum(money(minimum)) : ''].filter(Boolean).join(' · ');
};

type BringingProps = {
  readonly found: readonly ReachableShop[];
  readonly shop: ReachableShop;
  readonly onChoose: (shop: string) => void;
};

/** The delivering shop and its terms. */
function Bringing({ found, shop, onChoose }: BringingProps) {
  const id = useId();
  const bringing = found.filter(({ delivers }) => delivers);
  return (
    <div className="flex flex-col gap-2 rounded-md bg-basil-wash px-4 py-3 text-basil-ink" role="status">
      {bringing.length > 1 ? (
        <div>
          <label htmlFor={id} className="block pb-1 font-semibold text-small">
            {t.fromWhich}
          </label>
          <Select id={id} value={shop.shop.id} onChange={({ target }) => onChoose(target.value)}>
            {bringing.map((one) => (
              <option key={one.shop.id} value={one.shop.id}>
                {`${one.shop.name} · ${one.label}`}
              </option>
            ))}
          </Select>
        </div>
      ) : (
        <p className="font-semibold">{`${t.from(shop.shop.name)} · ${shop.label}`}</p>
      )}
      <p className="text-small">{termsOf(shop)}</p>
    </div>
  );
}

type NobodyProps = {
  readonly found: readonly ReachableShop[];
  readonly onKeep: (where: Where) => void;
};

/** No shop delivers there: offers pickup at the nearest one, one tap away. */
function Nobody({ found, onKeep }: NobodyProps) {
  const nearest = found.find(({ earliest_pickup: ready }) => ready !== null);
  return (
    <div
      role="status"
      className="flex flex-col items-start gap-3 rounded-md bg-lemon-wash px-4 py-4 text-lemon-ink"
    >
      <p>
        <strong className="block">{t.nobody}</strong>
        {nearest && t.nobodyLine(nearest.shop.name, metres(nearest.distance_metres))}
      </p>
      {nearest && (
        <Button onClick={() => onKeep(pickupAt(nearest.shop))}>
          <StoreIcon size={20} />
          {t.pickupFrom(nearest.shop.name)}
        </Button>
      )}
    </div>
  );
}

type DeliveryPanelProps = {
  readonly state: DraftState;
  readonly onKeep: (where: Where) => void;
};

/** Delivery address, shop and fee. */
export function DeliveryPanel({ state, onKeep }: DeliveryPanelProps) {
  const { draft, change, begun, address, found, shop, seen } = state;
  const choose = useCallback((chosen: ChosenAddress | null) => change({ chosen, slot: 'asap' }), [change]);
  return (
    <div className="flex flex-col gap-4">
      <AddressPicker value={draft.chosen} zone={shop?.zone ?? null} begun={begun} onChange={choose} />
      {address && seen.isError && !found && (
        <LoadingProblem error={seen.error} onRetry={() => void seen.refetch()} />
      )}
      {address && !found && !seen.isError && (
        <div role="status">
          <span className="sr-only">{t.looking}</span>
          <Skeleton className="h-18 rounded-md" />
        </div>
      )}
      {address && found && !shop?.delivers && <Nobody found={found} onKeep={onKeep} />}
      {address && found && shop?.delivers && (
        <Bringing
          found={found}
          shop={shop}
          onChoose={(id) => change({ shops: { ...draft.shops, delivery: id }, slot: 'asap' })}
        />
      )}
    </div>
  );
}
