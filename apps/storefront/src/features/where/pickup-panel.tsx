import { metres } from '@zanga/browser/format.ts';
import type { Place } from '@zanga/contract/shops/places';
import type { ReachableShop } from '@zanga/contract/shops/promises';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { LocateButton } from '../../parts/address/locate-button.tsx';
import { shortMoment } from '../../parts/where/where-words.ts';
import { ChoiceRow } from './choice-row.tsx';
import type { DraftState } from './use-draft.ts';
import { sheetTexts as t } from './where-sheet-texts.ts';

/** `Via Etnea 218, Catania · a 400 m · Aperto fino alle 23:30 · pronto 9:50`. */
const factsOf = ({ shop, opening, ...found }: ReachableShop, near: boolean): string => {
  const ready =
    found.earliest_pickup && t.readyAt(shortMoment(new Date(found.earliest_pickup), serviceNow()));
  return [
    `${shop.address.street} ${shop.address.number}, ${shop.address.city}`,
    near && t.away(metres(found.distance_metres)),
    opening.find(({ service }) => service === 'pickup')?.label,
    ready,
  ]
    .filter(Boolean)
    .join(' · ');
};

/** Choice of the pickup shop: the nearest first, once the position is known. */
export function PickupPanel({ state }: { readonly state: DraftState }) {
  const { draft, change, near, found, seen } = state;
  if (!found)
    return seen.isError ? (
      <LoadingProblem error={seen.error} onRetry={() => void seen.refetch()} />
    ) : (
      <Skeleton className="h-40 rounded-md" />
    );
  const shops = found.filter(({ shop }) => shop.services.includes('pickup'));
  const locate = ({ latitude, longitude }: Place) => change({ here: { lat: latitude, lng: longitude } });
  return (
    <div className="flex flex-col gap-4">
      {shops.length > 1 && <LocateButton onFound={locate} />}
      <fieldset>
        <legend className="pb-2 font-semibold">
          {t.shops}{' '}
          {near && shops.length > 1 && <span className="font-normal text-ink-soft text-small">{t.near}</span>}
        </legend>
        <div className="flex flex-col gap-2">
          {shops.map((one) => (
            <ChoiceRow
              key={one.shop.id}
              group="where-shop"
              checked={one.shop.id === draft.shops.pickup}
              title={one.shop.name}
              hint={factsOf(one, near !== null)}
              onChoose={() => change({ shops: { ...draft.shops, pickup: one.shop.id }, slot: 'asap' })}
            />
          ))}
        </div>
      </fieldset>
      {shops.length === 0 && <p className="text-ink-soft">{t.noPickup}</p>}
    </div>
  );
}
