import type { SlotOffer } from '@zanga/contract/shops/promises';
import { addDays, type LocalDate, wallClock, weekdayOf } from '@zanga/domain/time';
import { formatLocalDate, formatTime, weekdayNames } from '@zanga/domain/time-format';

export type SlotDay = {
  readonly date: LocalDate;
  /** `oggi`, `domani`, `lunedì 24/11`. */
  readonly name: string;
  readonly offers: readonly SlotOffer[];
};

const dayName = (date: LocalDate, today: LocalDate) => {
  if (date === today) return 'oggi';
  if (date === addDays(today, 1)) return 'domani';
  return `${weekdayNames[weekdayOf(date)]} ${formatLocalDate(date).slice(0, 5)}`;
};

/** Times offered, by the day the wall clock shows, named by what the shop calls now; full ones stay, to be told as such. */
export const slotDays = (offers: readonly SlotOffer[], now: Date): readonly SlotDay[] => {
  const today = wallClock(now).date;
  const days = new Map<LocalDate, SlotOffer[]>();
  for (const offer of offers) {
    const { date } = wallClock(new Date(offer.at));
    days.set(date, [...(days.get(date) ?? []), offer]);
  }
  return [...days].map(([date, ofDay]) => ({ date, name: dayName(date, today), offers: ofDay }));
};

/** `19:30–19:45` where somebody waits at home, the time alone where one comes by. */
export const slotTime = ({ at, until }: Pick<SlotOffer, 'at' | 'until'>, brought: boolean) => {
  const [from, to] = [formatTime(new Date(at)), formatTime(new Date(until))];
  return from === to || !brought ? from : `${from}–${to}`;
};

/** The day that shows a chosen time, or the first with room. */
export const dayToShow = (days: readonly SlotDay[], chosen: string | undefined): SlotDay | undefined =>
  days.find(({ offers }) => offers.some(({ at }) => at === chosen)) ??
  days.find(({ offers }) => offers.some(({ state }) => state !== 'full')) ??
  days[0];
