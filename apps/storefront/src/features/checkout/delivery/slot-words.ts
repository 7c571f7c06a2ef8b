import type { Slot } from '@zanga/contract/ordering/carts';
import type { SlotOffer } from '@zanga/contract/shops/promises';
import { formatTime } from '@zanga/domain/time-format';
import { dayOf, slotDays, slotTime } from '../../../parts/where/slots/slot-days.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import type { OfferedSlots } from './use-slots.ts';

const t = checkoutTexts.slot;

/** The earliest time in words: for a delivery a span as long as the shop's slots, for a pickup a moment. */
const soonest = (at: string, [offer]: readonly SlotOffer[], brought: boolean): string => {
  const from = Date.parse(at);
  const length = offer && brought ? Date.parse(offer.until) - Date.parse(offer.at) : 0;
  return slotTime({ at, until: new Date(from + length).toISOString() }, brought);
};

/** A chosen time in words; undefined where it is no longer offered. */
export const slotLine = (
  value: Slot,
  { asap, data }: OfferedSlots,
  brought: boolean,
  now: Date,
): string | undefined => {
  if (value === 'asap') return asap === null ? undefined : t.asapLine(soonest(asap, data, brought));
  const day = slotDays(data, now).find(({ offers }) =>
    offers.some(({ at, state }) => at === value && state !== 'full'),
  );
  const offer = day?.offers.find(({ at }) => at === value);
  return day && offer && t.atLine(dayOf(offer, now), slotTime(offer, brought));
};

/** The message for a chosen time that is no longer offered. */
export const goneWords = (value: Slot, { why_not }: { readonly why_not: string | null }): string =>
  value === 'asap' ? (why_not ?? t.noAsap) : t.gone(formatTime(new Date(value)));
