import type { SlotOffer } from '@zanga/contract/shops/promises';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { classNames } from '@zanga/ui/class-names.ts';
import { Select } from '@zanga/ui/fields/select.tsx';
import { useId, useState } from 'react';
import { dayToShow, slotDays, slotTime } from '../../../parts/where/slots/slot-days.ts';
import { checkoutTexts } from '../checkout-texts.ts';

const t = checkoutTexts.slot;

type TimeProps = {
  readonly group: string;
  readonly offer: SlotOffer;
  readonly brought: boolean;
  readonly checked: boolean;
  readonly onChoose: () => void;
};

function Time({ group, offer, brought, checked, onChoose }: TimeProps) {
  const full = offer.state === 'full';
  const note = { free: undefined, few: t.few, full: t.full }[offer.state];
  return (
    <label
      className={classNames(
        'relative grid min-h-13 place-items-center rounded-sm border-2 px-1 py-1.5 text-center tabular-nums leading-tight transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        checked && 'border-tomato bg-tomato-wash font-bold',
        !checked && !full && 'border-line bg-surface hover:border-line-strong',
        full && 'cursor-default border-transparent bg-sunken text-ink-soft',
      )}
    >
      <input
        type="radio"
        name={group}
        className="sr-only"
        checked={checked}
        disabled={full}
        onChange={onChoose}
      />
      <span>
        <span
          className={classNames(
            'block whitespace-nowrap',
            brought ? 'text-caption sm:text-small' : 'text-body',
            full && 'line-through',
          )}
        >
          {slotTime(offer, brought)}
        </span>
        {note && <span className="block font-normal text-caption">{note}</span>}
      </span>
    </label>
  );
}

type SlotGridProps = {
  readonly group: string;
  readonly offers: readonly SlotOffer[];
  /** A delivery: a span of time instead of a moment. */
  readonly brought: boolean;
  readonly chosen: string | undefined;
  readonly onChoose: (at: string) => void;
};

/** A day and a time in it; full times stay in sight and are marked as full. */
export function SlotGrid({ group, offers, brought, chosen, onChoose }: SlotGridProps) {
  const id = useId();
  const days = slotDays(offers, serviceNow());
  const [looked, setLooked] = useState<string>();
  const day = days.find(({ date }) => date === looked) ?? dayToShow(days, chosen);
  if (!day) return <p className="text-ink-soft">{t.noneAtAll}</p>;
  return (
    <div className="flex flex-col gap-3">
      <div className="max-w-64">
        <label htmlFor={id} className="block pb-1.5 font-semibold text-small">
          {t.day}
        </label>
        <Select id={id} value={day.date} onChange={(event) => setLooked(event.target.value)}>
          {days.map(({ date, name }) => (
            <option key={date} value={date}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <fieldset>
        <legend className="pb-1.5 font-semibold text-small">{t.time}</legend>
        <div
          className={classNames(
            'grid max-h-80 gap-2 overflow-y-auto overscroll-contain p-1',
            brought ? 'grid-cols-3 sm:grid-cols-4' : 'grid-cols-4 sm:grid-cols-5',
          )}
        >
          {day.offers.map((offer) => (
            <Time
              key={offer.at}
              group={group}
              offer={offer}
              brought={brought}
              checked={offer.at === chosen}
              onChoose={() => onChoose(offer.at)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
