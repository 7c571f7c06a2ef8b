import { useQuery } from '@tanstack/react-query';
import type { SlotOffer } from '@zanga/contract/shops/promises';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { FieldFrame } from '@zanga/ui/fields/field-frame.tsx';
import { Select } from '@zanga/ui/fields/select.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useId, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { dayToShow, slotDays, slotTime } from '../../parts/where/slots/slot-days.ts';
import type { Where } from '../../parts/where/where.ts';
import { bareMoment } from '../../parts/where/where-words.ts';
import { ChoiceRow } from './choice-row.tsx';
import { sheetTexts as t } from './where-sheet-texts.ts';

/** Times fill up while one thinks. */
const refreshMilliseconds = 60_000;

const useTimes = ({ mode, shop, address }: Where, zone: string | null) =>
  useQuery({
    ...useService().query('GET /api/shops/:shop/slots', {
      params: { shop: shop?.id ?? '' },
      query: { mode, ...(zone === null ? address?.position : { zone }) },
    }),
    enabled: shop !== null,
    staleTime: 0,
    refetchInterval: refreshMilliseconds,
  });

type TimesProps = {
  readonly offers: readonly SlotOffer[];
  readonly brought: boolean;
  readonly slot: string;
  readonly onChange: (slot: string) => void;
};

/** A day and a time, in the device's own lists. */
function Times({ offers, brought, slot, onChange }: TimesProps) {
  const id = useId();
  const days = slotDays(offers, serviceNow());
  const day = dayToShow(days, slot === 'asap' ? undefined : slot);
  if (!day) return <p className="text-ink-soft">{t.noTimes}</p>;
  const first = (date: string) =>
    days.find((one) => one.date === date)?.offers.find(({ state }) => state !== 'full')?.at;
  const nameOf = (offer: SlotOffer) => {
    const note = { free: '', few: ` · ${t.few}`, full: ` · ${t.full}` }[offer.state];
    return slotTime(offer, brought) + note;
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <FieldFrame id={`${id}-day`} label={t.day}>
        <Select
          id={`${id}-day`}
          value={day.date}
          onChange={({ target }) => onChange(first(target.value) ?? slot)}
        >
          {days.map(({ date, name }) => (
            <option key={date} value={date} disabled={first(date) === undefined}>
              {name}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <FieldFrame id={`${id}-time`} label={t.time}>
        <Select id={`${id}-time`} value={slot} onChange={({ target }) => onChange(target.value)}>
          {day.offers.map((offer) => (
            <option key={offer.at} value={offer.at} disabled={offer.state === 'full'}>
              {nameOf(offer)}
            </option>
          ))}
        </Select>
      </FieldFrame>
    </div>
  );
}

type WhenFieldProps = {
  readonly where: Where;
  /** The zone it is brought to, which tells more than the position. */
  readonly zone: string | null;
  readonly onChange: (slot: string) => void;
};

/** Now, or at a time that the shop offers. */
export function WhenField({ where, zone, onChange }: WhenFieldProps) {
  const { data, error, refetch } = useTimes(where, where.mode === 'delivery' ? zone : null);
  const [later, setLater] = useState(false);
  if (error && !data) return <LoadingProblem error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">{t.loadingTimes}</span>
        <Skeleton className="h-16 rounded-md" />
      </div>
    );
  const { asap, why_not: why } = data;
  const timed = later || where.slot !== 'asap';
  const free = data.data.find(({ state }) => state !== 'full');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-2 font-semibold">{t.when}</legend>
      <div className="flex flex-col gap-2 sm:flex-row">
        <ChoiceRow
          group="where-when"
          checked={!timed}
          title={t.asap}
          hint={asap ? t.asapBrought(bareMoment(new Date(asap), serviceNow())) : (why ?? t.noAsap)}
          onChoose={() => {
            setLater(false);
            onChange('asap');
          }}
        />
        <ChoiceRow
          group="where-when"
          checked={timed}
          disabled={!free}
          title={t.later}
          onChoose={() => {
            setLater(true);
            if (free) onChange(free.at);
          }}
        />
      </div>
      {timed && (
        <Times offers={data.data} brought={where.mode === 'delivery'} slot={where.slot} onChange={onChange} />
      )}
    </fieldset>
  );
}
