import type { CategoryId, ImageId, OptionGroupId, ShopId } from '../ids.ts';
import type { DescribedForm } from '../staff/editing/described.ts';
import { addDays, instantOf, type LocalDate, wallClock, weekdayOf } from '../time.ts';
import { formatLocalDate, formatTime } from '../time-format.ts';
import type { showFields } from './show-fields.ts';
import { endsAt, type ShowTimes } from './tickets.ts';

type OwnValues = {
  readonly shop: ShopId;
  readonly category: CategoryId;
  /** Ids of the groups of options, such as its fares. */
  readonly option_groups: readonly OptionGroupId[];
  readonly pictures: readonly ImageId[];
};

/** Form of a show: a value for each field of `showFields`. */
export type ShowForm = DescribedForm<typeof showFields, OwnValues>;

export type ShowProblem = { readonly field: keyof ShowForm; readonly text: string };

/** How many days ahead a show may be added. */
const daysAhead = 400;

const whenOf = (startsAt: Date): string =>
  `${formatTime(startsAt)} del ${formatLocalDate(wallClock(startsAt).date)}`;

/** Name of a show in the menu: `L’estate dei limoni, 24/11 ore 21:00`. */
export const showName = (film: string, startsAt: Date): string =>
  `${film}, ${formatLocalDate(wallClock(startsAt).date).slice(0, 5)} ore ${formatTime(startsAt)}`;

/** Note on its page beside the description. */
export const showNote = (startsAt: Date): string => `Valido per lo spettacolo delle ${whenOf(startsAt)}`;

/** Problem with the moment at which a show begins; undefined if there is none. */
export const startProblem = (startsAt: Date, now: Date): string | undefined => {
  if (startsAt <= now) return 'È già passato: scegli un momento che deve ancora venire';
  if (startsAt.getTime() - now.getTime() > daysAhead * 86_400_000) return 'È troppo lontano';
  return undefined;
};

/** Problems that prevent saving a show, by its fields; its begin is checked by `startProblem`. */
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

/** A show already planned in a hall. */
export type InHall = ShowTimes & { readonly film: string };

/** The show that occupies a hall at that time, in words; undefined if the hall is free. */
export const hallProblem = (show: ShowTimes, others: readonly InHall[]): string | undefined => {
  const clash = others.find((other) => other.startsAt < endsAt(show) && show.startsAt < endsAt(other));
  return clash && `In questa sala c’è già «${clash.film}», alle ${whenOf(clash.startsAt)}`;
};

type Repeated = {
  readonly first: LocalDate;
  readonly last: LocalDate;
  /** Empty means every day. */
  readonly weekdays: readonly number[];
  /** Minutes since midnight. */
  readonly times: readonly number[];
};

/** Moments at which a repeated show begins, the first first. */
export const startsBetween = ({ first, last, weekdays, times }: Repeated): readonly Date[] => {
  const starts: Date[] = [];
  for (let day = first, days = 0; day <= last && days <= daysAhead; day = addDays(day, 1), days += 1)
    if (weekdays.length === 0 || weekdays.includes(weekdayOf(day)))
      starts.push(...times.map((minute) => instantOf(day, minute)));
  return [...new Map(starts.map((at) => [at.getTime(), at])).values()].toSorted(
    (a, b) => Number(a) - Number(b),
  );
};
