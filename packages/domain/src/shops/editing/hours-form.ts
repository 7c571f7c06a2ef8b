import { type Service, services } from '../../catalogue/vocabulary.ts';
import { isLocalDate, localDate, minutesInDay, type Weekday } from '../../time.ts';
import { formatLocalDate, weekdayNames } from '../../time-format.ts';
import { type Interval, isInterval } from '../../timetable.ts';
import type { Schedule, Week } from '../opening-hours.ts';
import { dayWords } from './hours-words.ts';
import type { UnusualDay } from './unusual-day.ts';

/** Hours of a shop, as staff edit them: a week for each service, and exceptional days. */
export type HoursForm = {
  readonly weeks: Readonly<Record<Service, Week>>;
  readonly exceptions: readonly UnusualDay[];
};

/** `field` is a path in the form: `weeks.pickup.0` is Monday, `exceptions.3` the fourth exceptional day. */
export type HoursProblem = { readonly field: string; readonly text: string };

/** A closing later than eight the morning after means that opening and closing were mixed up. */
const latestMorning = minutesInDay + 8 * 60;

/** More intervals in a day are a mistake. */
const mostIntervals = 6;

const written = (interval: Interval) => dayWords([interval]);

/** Problem with the hours of one day. */
const dayProblem = (intervals: readonly Interval[]): string | undefined => {
  if (intervals.some((one) => !isInterval(one)))
    return 'Scrivi quando apre e quando chiude, per esempio 12:30';
  if (intervals.length > mostIntervals) return `Al massimo ${mostIntervals} fasce in un giorno`;
  const reversed = intervals.find(({ closes }) => closes > latestMorning);
  if (reversed)
    return `${written(reversed)}: la chiusura viene prima dell’apertura. Dopo mezzanotte si chiude entro le 8`;
  const inOrder = intervals.toSorted((a, b) => a.opens - b.opens);
  const at = inOrder.findIndex((one, index) => one.opens < (inOrder[index - 1]?.closes ?? 0));
  const [first, second] = at < 1 ? [] : inOrder.slice(at - 1, at + 1);
  return first && second && `${written(first)} e ${written(second)} si sovrappongono`;
};

/** Overlap of a day's hours past midnight with the hours of the next day. */
const nightProblem = (day: readonly Interval[], next: readonly Interval[], name: string) => {
  const late = day.find(({ closes }) => next.some(({ opens }) => closes > opens + minutesInDay));
  return late && `${written(late)} si sovrappone agli orari di ${name}`;
};

// The remainder is one of seven weekdays.
const nameOf = (fromMonday: number): string => weekdayNames[((fromMonday % 7) + 1) as Weekday];

function* weekProblems(service: Service, week: Week): Generator<HoursProblem> {
  for (const [index, day] of week.entries()) {
    const text = dayProblem(day) ?? nightProblem(day, week[(index + 1) % 7] ?? [], nameOf(index + 1));
    if (text) yield { field: `weeks.${service}.${index}`, text };
  }
}

function* unusualProblems(exceptions: readonly UnusualDay[]): Generator<HoursProblem> {
  const seen = new Set<string>();
  for (const [index, { date, service, intervals }] of exceptions.entries()) {
    const field = `exceptions.${index}`;
    const named = `${date} ${service}`;
    const text = isLocalDate(date) ? dayProblem(intervals) : 'Scegli un giorno';
    if (text) yield { field, text };
    else if (seen.has(named)) yield { field, text: `Il ${formatLocalDate(localDate(date))} c’è già` };
    seen.add(named);
  }
}

/** Problems that prevent saving hours, day by day. */
export const hoursProblems = (form: HoursForm): readonly HoursProblem[] => [
  ...services.flatMap((service) => [...weekProblems(service, form.weeks[service])]),
  ...unusualProblems(form.exceptions),
];

/** The form as a schedule for the rules of opening hours. */
export const scheduleOfForm = ({ weeks, exceptions }: HoursForm): Schedule => ({
  weeks,
  exceptions: exceptions.flatMap(({ date, service, intervals }) =>
    isLocalDate(date) ? [{ date, service, intervals }] : [],
  ),
  pausedUntil: null,
});
