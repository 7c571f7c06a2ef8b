import { addDays, instantOf, type LocalDate, type MinuteOfDay, minutesInDay, wallClock } from './time.ts';

/** From `opens` up to, but not including, `closes`; it belongs to the day it opens on, also past midnight. */
export type Interval = {
  readonly opens: MinuteOfDay;
  readonly closes: MinuteOfDay;
};

/** Intervals of a day, by opening time. */
export type DayPlan = (date: LocalDate) => readonly Interval[];

/** An uninterrupted stretch of time; `endsAt` is null when no end is in sight. */
export type Span = {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
};

/** Whether an interval is well formed: whole minutes, opening within its day, closing by the end of the next. */
export const isInterval = ({ opens, closes }: Interval): boolean =>
  Number.isInteger(opens) &&
  Number.isInteger(closes) &&
  opens >= 0 &&
  opens < minutesInDay &&
  closes > opens &&
  closes <= 2 * minutesInDay;

/** How many days ahead a search looks: later ones plan nothing, and a search must end. */
export const daysAhead = 60;

// A stretch longer than a week never ends.
const endlessMs = 8 * minutesInDay * 60_000;

/** The stretch at an instant, or the next one; intervals that touch or overlap count as one. Null if none is near. */
export const nextSpan = (plan: DayPlan, from: Date): Span | null => {
  let startsAt: Date | null = null;
  let endsAt = from;
  for (const occurrence of occurrences(plan, from)) {
    if (startsAt === null) ({ startsAt, endsAt } = occurrence);
    else if (occurrence.startsAt > endsAt) break;
    else if (occurrence.endsAt > endsAt) endsAt = occurrence.endsAt;
    if (endsAt.getTime() - startsAt.getTime() > endlessMs) return { startsAt, endsAt: null };
  }
  return startsAt && { startsAt, endsAt };
};

/** The stretches from the present one up to an instant, in order; the last may reach beyond it. */
export function* spansUntil(plan: DayPlan, from: Date, until: Date): Generator<Span> {
  let span = nextSpan(plan, from);
  while (span !== null && span.startsAt < until) {
    yield span;
    if (span.endsAt === null) return;
    span = nextSpan(plan, span.endsAt);
  }
}

/** The plan's intervals that are not over, as instants in order of their begin. */
function* occurrences(plan: DayPlan, from: Date): Generator<{ startsAt: Date; endsAt: Date }> {
  const today = wallClock(from).date;
  // Yesterday's hours may reach past midnight, earlier ones cannot reach today.
  for (let day = -1; day <= daysAhead; day += 1) {
    const date = addDays(today, day);
    for (const { opens, closes } of plan(date)) {
      const endsAt = instantOf(date, closes);
      if (endsAt <= from) continue;
      const startsAt = instantOf(date, opens);
      if (startsAt < endsAt) yield { startsAt, endsAt }; // the spring jump may leave nothing of it
    }
  }
}
