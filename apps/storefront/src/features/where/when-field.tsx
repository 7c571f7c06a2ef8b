import { useQuery } from '@tanstack/react-query';
import type { SlotOffer } from '@zanga/contract/shops/promises';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { FieldFrame } from '@zanga/ui/fields/field-frame.tsx';
import { Select } from '@zanga/ui/fields/select.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useEffect, useEffectEvent, useId, useState } from 'react';
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

type Offers = { readonly asap: string | null; readonly data: readonly SlotOffer[] };

/** The time instead of one that has filled up: the next free one, or else the first, or as soon as can be. */
const insteadOf = (slot: string, { asap, data }: Offers): string | undefined => {
  const free = data.filter(({ state }) => state !== 'full');
  return (free.find(({ at }) => at > slot) ?? free[0])?.at ?? (asap === null ? undefined : 'asap');
};

/** Moves a chosen time that is no longer to be had, and says from which to which. */
const useMoved = (slot: string, offers: Offers | undefined, onChange: (slot: string) => void) => {
  const [moved, setMoved] = useState<{ readonly from: string; readonly to: string }>();
  const had = slot === 'asap' || offers?.data.some(({ at, state }) => at === slot && state !== 'full');
  const to = offers && !had ? insteadOf(slot, offers) : undefined;
  const move = useEffectEvent((next: string) => {
    setMoved({ from: slot, to: next });
    onChange(next);
  });
  useEffect(() => {
    if (to !== undefined) move(to);
  }, [to]);
  if (moved === undefined || moved.to !== slot) return undefined;
  const now = serviceNow();
  const words = (at: string) => (at === 'asap' ? t.asap.toLowerCase() : bareMoment(new Date(at), now));
  return t.moved(words(moved.from), words(moved.to));
};

type WhenFieldProps = {
  readonly where: Where;
  /** Delivery zone: more precise than the position. */
  readonly zone: string | null;
  readonly onChange: (slot: string) => void;
};

/** Now, or at a time that the shop offers. */
export function WhenField({ where, zone, onChange }: WhenFieldProps) {
  const { data, error, refetch } = useTimes(where, where.mode === 'delivery' ? zone : null);
  const [later, setLater] = useState(false);
  const moved = useMoved(where.slot, data, onChange);
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
      <p role="status" className="font-medium text-lemon-ink text-small empty:hidden">
        {moved}
      </p>
      {timed && (
        <Times offers={data.data} brought={where.mode === 'delivery'} slot={where.slot} onChange={onChange} />
      )}
    </fieldset>
  );
}
