import type { SlotOffer } from '@zanga/contract/shops/promises';
import { addDays, type LocalDate, wallClock, weekdayOf } from '@zanga/domain/time';
import { formatLocalDate, formatTime, weekdayNames } from '@zanga/domain/time-format';
import { eveningOf } from '@zanga/domain/time-words';

export type SlotDay = {
  readonly date: LocalDate;
  /** `stanotte`, `oggi`, `domani`, `lunedì 24/11`. */
  readonly name: string;
  readonly offers: readonly SlotOffer[];
};

const dayName = (date: LocalDate, today: LocalDate) => {
  if (date < today) return 'stanotte';
  if (date === today) return 'oggi';
  if (date === addDays(today, 1)) return 'domani';
  return `${weekdayNames[weekdayOf(date)]} ${formatLocalDate(date).slice(0, 5)}`;
};

/**
 * Slots by day as people count: half past midnight belongs to the evening before, so that "domani" begins in the
 * morning. Full slots stay and are marked.
 */
export const slotDays = (offers: readonly SlotOffer[], now: Date): readonly SlotDay[] => {
  const today = wallClock(now).date;
  const days = new Map<LocalDate, SlotOffer[]>();
  for (const offer of offers) {
    const date = eveningOf(new Date(offer.at));
    days.set(date, [...(days.get(date) ?? []), offer]);
  }
  return [...days].map(([date, ofDay]) => ({ date, name: dayName(date, today), offers: ofDay }));
};

/** Day of one slot in words: `oggi`, `stanotte`, `domani`. */
export const dayOf = ({ at }: Pick<SlotOffer, 'at'>, now: Date): string => {
  const [instant, today] = [new Date(at), wallClock(now).date];
  const { date } = wallClock(instant);
  return date !== today && eveningOf(instant) === eveningOf(now) ? 'stanotte' : dayName(date, today);
};

/** `19:30–19:45` for a delivery, which the person waits for at home; the start alone for a pickup. */
export const slotTime = ({ at, until }: Pick<SlotOffer, 'at' | 'until'>, brought: boolean) => {
  const [from, to] = [formatTime(new Date(at)), formatTime(new Date(until))];
  return from === to || !brought ? from : `${from}–${to}`;
};

/** The day of the chosen slot, or the first with a free one. */
export const dayToShow = (days: readonly SlotDay[], chosen: string | undefined): SlotDay | undefined =>
  days.find(({ offers }) => offers.some(({ at }) => at === chosen)) ??
  days.find(({ offers }) => offers.some(({ state }) => state !== 'full')) ??
  days[0];
