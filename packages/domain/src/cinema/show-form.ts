import type { Cents } from '../money.ts';
import { addDays, instantOf, type LocalDate, wallClock, weekdayOf } from '../time.ts';
import { formatLocalDate, formatTime } from '../time-format.ts';
import { endsAt, type ShowTimes } from './tickets.ts';

/** What staff edit of a show: what is on, where and when, and what a seat costs. */
export type ShowForm = {
  readonly film: string;
  readonly description: string;
  readonly shop: string;
  readonly hall: string;
  readonly starts_at: string;
  readonly minutes: number;
  readonly seats: number;
  readonly price: Cents;
  readonly prime_price: Cents | null;
  readonly age_limit: number | null;
  readonly category: string;
  /** Ids of the groups of options, such as its fares. */
  readonly option_groups: readonly string[];
  readonly pictures: readonly string[];
};

export type ShowProblem = { readonly field: keyof ShowForm; readonly text: string };

/** How far ahead a show is put on. */
const daysAhead = 400;

const whenOf = (startsAt: Date): string =>
  `${formatTime(startsAt)} del ${formatLocalDate(wallClock(startsAt).date)}`;

/** What a show is called where it is sold: `L’estate dei limoni, 24/11 ore 21:00`. */
export const showName = (film: string, startsAt: Date): string =>
  `${film}, ${formatLocalDate(wallClock(startsAt).date).slice(0, 5)} ore ${formatTime(startsAt)}`;

/** What stands on its page beside its description. */
export const showNote = (startsAt: Date): string => `Valido per lo spettacolo delle ${whenOf(startsAt)}`;

/** What is wrong with a moment at which a show is to begin. */
export const startProblem = (startsAt: Date, now: Date): string | undefined => {
  if (startsAt <= now) return 'È già passato: scegli un momento che deve ancora venire';
  if (startsAt.getTime() - now.getTime() > daysAhead * 86_400_000) return 'È troppo lontano';
  return undefined;
};

/** What is in the way of saving a show, by its fields; when it begins is looked at where that is said. */
export const showProblems = (
  form: ShowForm,
  { taken }: { readonly taken: number },
): readonly ShowProblem[] => {
  const problems: ShowProblem[] = [];
  const say = (field: keyof ShowForm, text: string) => problems.push({ field, text });
  if (form.film.trim() === '') say('film', 'Scrivi il titolo');
  if (form.hall.trim() === '') say('hall', 'Scrivi la sala');
  if (form.minutes < 10 || form.minutes > 600) say('minutes', 'Da 10 a 600 minuti');
  if (form.seats < 1) say('seats', 'Scrivi quanti posti ci sono');
  else if (form.seats < taken)
    say(
      'seats',
      taken === 1
        ? 'C’è già un posto preso: non si può scendere sotto'
        : `Ci sono già ${taken} posti presi: non si può scendere sotto`,
    );
  return problems;
};

/** A show that a hall has already. */
export type InHall = ShowTimes & { readonly film: string };

/** What a hall has while a show would run, in words; nothing where it is free. */
export const hallProblem = (show: ShowTimes, others: readonly InHall[]): string | undefined => {
  const clash = others.find((other) => other.startsAt < endsAt(show) && show.startsAt < endsAt(other));
  return clash && `In questa sala c’è già «${clash.film}», alle ${whenOf(clash.startsAt)}`;
};

type Repeated = {
  readonly first: LocalDate;
  readonly last: LocalDate;
  /** Every day where none is named. */
  readonly weekdays: readonly number[];
  /** Minutes since midnight. */
  readonly times: readonly number[];
};

/** When a show begins that is on for some days at some hours, the first first. */
export const startsBetween = ({ first, last, weekdays, times }: Repeated): readonly Date[] => {
  const starts: Date[] = [];
  for (let day = first, days = 0; day <= last && days <= daysAhead; day = addDays(day, 1), days += 1)
    if (weekdays.length === 0 || weekdays.includes(weekdayOf(day)))
      starts.push(...times.map((minute) => instantOf(day, minute)));
  return [...new Map(starts.map((at) => [at.getTime(), at])).values()].toSorted(
    (a, b) => Number(a) - Number(b),
  );
};
