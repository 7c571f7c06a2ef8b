import { useQuery } from '@tanstack/react-query';
import type { Place } from '@zanga/contract/shops/places';
import { FieldFrame } from '@zanga/ui/fields/field-frame.tsx';
import { Select } from '@zanga/ui/fields/select.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { LocateButton } from '../../parts/address/locate-button.tsx';
import { PlaceSearch } from '../../parts/address/search/place-search.tsx';
import { ReachResult } from './reach-result.tsx';
import { reachTexts as t } from './reach-texts.ts';

const sorts = ['distance', 'eta', 'fee'] as const;
type Sort = (typeof sorts)[number];

const isSort = (value: string): value is Sort => sorts.some((sort) => sort === value);

/** Fees and times change: an older answer is asked for again. */
const freshMilliseconds = 60_000;

function Shops({ place, sort }: { readonly place: Place; readonly sort: Sort }) {
  const address = { lat: place.latitude, lng: place.longitude };
  const query = useQuery({
    ...useService().query('POST /api/shops/check/address', { body: { address, sort } }),
    staleTime: freshMilliseconds,
  });
  const { data, error, fetchStatus, refetch, dataUpdatedAt } = query;
  if (!data && (error !== null || fetchStatus === 'paused'))
    return <LoadingProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64 w-full rounded-md" />;
  const delivering = data.data.filter(({ delivers }) => delivers).length;
  return (
    <>
      <p role="status" className="pb-2 font-semibold">
        {t.answer(delivering)}
      </p>
      <ul>
        {data.data.map((found) => (
          <ReachResult key={found.shop.id} found={found} place={place} now={new Date(dataUpdatedAt)} />
        ))}
      </ul>
    </>
  );
}

/** Shops that deliver to an address, with terms and times; for the others, the reason why not. */
export default function ReachFinder() {
  const [place, setPlace] = useState<Place>();
  const [sort, setSort] = useState<Sort>('distance');
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 md:grid-cols-[1fr_auto]">
        <PlaceSearch label={t.field} onChoose={setPlace} />
        <div className="md:pt-7">
          <LocateButton onFound={setPlace} />
        </div>
      </div>
      {place && (
        <div>
          <div className="flex flex-wrap items-end justify-between gap-4 pb-3">
            <h3 className="text-h3">
              {place.formatted_address ? t.near(place.formatted_address) : t.nearHere}
            </h3>
            <FieldFrame id="reach-sort" label={t.sort} className="w-56">
              <Select
                id="reach-sort"
                value={sort}
                onChange={({ target }) => isSort(target.value) && setSort(target.value)}
              >
                {sorts.map((one) => (
                  <option key={one} value={one}>
                    {t.sorts[one]}
                  </option>
                ))}
              </Select>
            </FieldFrame>
          </div>
          <Shops place={place} sort={sort} />
        </div>
      )}
    </div>
  );
}
