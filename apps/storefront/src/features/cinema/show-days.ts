import type { Show } from '@zanga/contract/ordering/cinema';
import { daysBetween, type LocalDate, wallClock, weekdayOf } from '@zanga/domain/time';
import { formatLocalDate, weekdayNames } from '@zanga/domain/time-format';
import { cinemaTexts as t } from './cinema-texts.ts';

export type ShowDay = {
  readonly date: LocalDate;
  readonly name: string;
  readonly shows: readonly Show[];
};

/** `Oggi`, `Domani`, `Domenica 22/11`. */
export const dayName = (date: LocalDate, now: Date): string => {
  const days = daysBetween(wallClock(now).date, date);
  if (days === 0) return t.today;
  if (days === 1) return t.tomorrow;
  const name = weekdayNames[weekdayOf(date)];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${formatLocalDate(date).slice(0, 5)}`;
};

/** Shows by the evening they are on, in the order they come; a show after midnight is on the day its clock says. */
export const showDays = (shows: readonly Show[], now: Date): readonly ShowDay[] => {
  const days = new Map<LocalDate, Show[]>();
  for (const show of shows) {
    const { date } = wallClock(new Date(show.starts_at));
    days.set(date, [...(days.get(date) ?? []), show]);
  }
  return [...days].map(([date, own]) => ({ date, name: dayName(date, now), shows: own }));
};
