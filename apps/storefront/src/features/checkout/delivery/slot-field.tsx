import { useQuery } from '@tanstack/react-query';
import type { Slot } from '@zanga/contract/ordering/carts';
import { formatTime } from '@zanga/domain/time-format';
import { ClockIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { CalendarIcon } from '@zanga/ui/icons/till-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { LoadingProblem } from '../../../base/problem/loading-problem.tsx';
import { checkoutTexts } from '../checkout-texts.ts';
import { ChoiceCard } from '../choice-card.tsx';
import { SlotGrid } from './slot-grid.tsx';

const t = checkoutTexts.slot;

/** Times fill up while one thinks. */
const refreshMilliseconds = 60_000;

export type SlotPlace = {
  readonly shop: string;
  readonly mode: 'delivery' | 'pickup';
  readonly pieces: number;
  readonly position?: { readonly lat: number; readonly lng: number } | undefined;
  /** The zone it is brought to, which tells more than the position. */
  readonly zone?: string | undefined;
};

const useSlots = ({ shop, mode, pieces, position, zone }: SlotPlace) =>
  useQuery({
    ...useService().query('GET /api/shops/:shop/slots', {
      params: { shop },
      query: { mode, pieces, ...(zone === undefined ? position : { zone }) },
    }),
    staleTime: 0,
    refetchInterval: refreshMilliseconds,
  });

type SlotFieldProps = {
  readonly group: string;
  readonly place: SlotPlace;
  readonly value: Slot;
  readonly onChange: (slot: Slot) => void;
};

/** As soon as it can be, or at a time of one's own; never moved by anybody but the person. */
export function SlotField({ group, place, value, onChange }: SlotFieldProps) {
  const { data, error, refetch } = useSlots(place);
  const [choosing, setChoosing] = useState(false);
  if (error && !data) return <LoadingProblem error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">{t.loading}</span>
        <Skeleton className="h-16 rounded-md" />
      </div>
    );
  const later = choosing || value !== 'asap' || data.asap === null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-3 font-semibold">{t.title}</legend>
      <div className="flex flex-col gap-3 sm:flex-row">
        <ChoiceCard
          group={`${group}-when`}
          icon={ClockIcon}
          checked={!later}
          disabled={data.asap === null}
          title={t.asap}
          hint={data.asap === null ? (data.why_not ?? t.noAsap) : t.asapAt(formatTime(new Date(data.asap)))}
          onChoose={() => {
            setChoosing(false);
            onChange('asap');
          }}
        />
        <ChoiceCard
          group={`${group}-when`}
          icon={CalendarIcon}
          checked={later}
          title={t.later}
          onChoose={() => setChoosing(true)}
        />
      </div>
      {later && (
        <SlotGrid
          group={`${group}-time`}
          offers={data.data}
          brought={place.mode === 'delivery'}
          chosen={value === 'asap' ? undefined : value}
          onChoose={onChange}
        />
      )}
    </fieldset>
  );
}
