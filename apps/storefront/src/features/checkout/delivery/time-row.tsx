import type { Slot } from '@zanga/contract/ordering/carts';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { ClockIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { CalendarIcon } from '@zanga/ui/icons/till-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useCallback, useEffect, useState } from 'react';
import { LoadingProblem } from '../../../base/problem/loading-problem.tsx';
import { CheckoutRow, RowBody } from '../checkout-row.tsx';
import { checkoutTexts } from '../checkout-texts.ts';
import { ChoiceCard } from '../choice-card.tsx';
import type { Rows } from '../rows.ts';
import { aboutOf } from './issue-about.ts';
import { PartIssues } from './part-issues.tsx';
import type { PartProps } from './part-props.ts';
import { isPlaced } from './place-row.tsx';
import { SlotGrid } from './slot-grid.tsx';
import { goneWords, slotLine } from './slot-words.ts';
import { useDeliveryAddress } from './use-delivery-address.ts';
import { type OfferedSlots, type SlotPlace, useProposedTime, useSlots } from './use-slots.ts';

const t = checkoutTexts.slot;

/** Place of the slots; undefined for a parcel and at the table, which have no time. */
const useSlotPlace = ({ cart, delivery }: PartProps): SlotPlace | undefined => {
  const { part, mode, shop } = delivery;
  const door = useDeliveryAddress(delivery);
  if ((mode !== 'delivery' && mode !== 'pickup') || !shop || !isPlaced(delivery)) return undefined;
  const pieces = cart.items.filter((item) => item.part === part).reduce((sum, { qty }) => sum + qty, 0);
  return {
    shop: shop.id,
    mode,
    pieces,
    ...(mode === 'delivery' && { position: door, zone: delivery.zone ?? undefined }),
  };
};

type FieldProps = {
  readonly group: string;
  readonly offered: OfferedSlots & { readonly why_not: string | null };
  readonly value: Slot;
  readonly brought: boolean;
  readonly onChange: (slot: Slot) => void;
};

/** As soon as possible, or at a chosen time; only the person changes it. */
function SlotField({ group, offered, value, brought, onChange }: FieldProps) {
  const [choosing, setChoosing] = useState(false);
  const { asap, why_not: whyNot, data } = offered;
  const later = choosing || value !== 'asap' || asap === null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t.title}</legend>
      <div className="flex flex-col gap-3 sm:flex-row">
        <ChoiceCard
          group={`${group}-when`}
          icon={ClockIcon}
          checked={!later}
          disabled={asap === null}
          title={t.asap}
          hint={asap === null ? (whyNot ?? t.noAsap) : slotLine('asap', offered, brought, serviceNow())}
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
          offers={data}
          brought={brought}
          chosen={value === 'asap' ? undefined : value}
          onChoose={onChange}
        />
      )}
    </fieldset>
  );
}

function Loading() {
  return (
    <span role="status" className="block">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="h-5 w-48" />
    </span>
  );
}

const calm = 'font-medium text-lemon-ink text-small';
const alarming = 'font-medium text-small text-alarm-ink';

type TimeRowProps = PartProps & { readonly title: string; readonly rows: Rows; readonly tried: boolean };

/** Time of one part of the order; starts at the first free one. */
export function TimeRow({ title, rows, tried, ...props }: TimeRowProps) {
  const { cart, delivery, onChange } = props;
  const { part, mode, slot } = delivery;
  const name = `${part}-time` as const;
  const place = useSlotPlace(props);
  const { data, error, refetch } = useSlots(place);
  const propose = useCallback((at: string) => onChange({ slot: at }), [onChange]);
  const of = place ? [place.shop, place.mode, place.zone, JSON.stringify(place.position)].join() : '';
  const proposed = useProposedTime({ of, value: slot, offered: place && data, onPropose: propose });
  const troubled = cart.issues.some((issue) => issue.part === part && aboutOf(issue) === 'time');
  // The cart has refused the time: the shown slots are out of date, too.
  useEffect(() => {
    if (troubled) void refetch();
  }, [troubled, refetch]);
  if (!place || (mode !== 'delivery' && mode !== 'pickup')) return null;
  const brought = mode === 'delivery';
  const line = data && slotLine(slot, data, brought, serviceNow());
  const gone = data !== undefined && line === undefined;
  const open = gone || rows.isOpen(name);
  const wasProposed = slot === proposed && data !== undefined;
  return (
    <CheckoutRow
      id={name}
      icon={ClockIcon}
      title={title}
      line={data ? (line ?? t.title) : <Loading />}
      detail={wasProposed && [data.why_not, t.proposed].filter(Boolean).join(' · ')}
      open={open}
      onToggle={data && !gone ? () => rows.toggle(name) : undefined}
      notes={
        data && gone ? (
          <p className={tried ? alarming : calm} role="status">
            {goneWords(slot, data)}
          </p>
        ) : (
          <PartIssues cart={cart} part={part} about="time" tried={tried} />
        )
      }
    >
      {error && !data && <LoadingProblem error={error} onRetry={() => void refetch()} />}
      {open && data && (
        <RowBody>
          <SlotField
            group={part}
            offered={data}
            value={slot}
            brought={brought}
            onChange={(next) => {
              rows.open(name);
              onChange({ slot: next });
            }}
          />
        </RowBody>
      )}
    </CheckoutRow>
  );
}
