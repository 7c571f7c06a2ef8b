import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpeningState, openingState, type Schedule } from './opening-hours.ts';
import { MinuteModel } from './testing.ts';

const days = 18;
const firstQuestion = 2 * 1440;
const lastQuestion = 6 * 1440;

const seasons = [
  ['spring', new MinuteModel(new Date('2026-03-25T23:00:00Z'), days)],
  ['autumn', new MinuteModel(new Date('2026-10-21T22:00:00Z'), days)],
  ['new year', new MinuteModel(new Date('2026-12-27T23:00:00Z'), days)],
] as const;

const lengths = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 600 }) },
  { weight: 1, arbitrary: fc.integer({ min: 600, max: 1441 }) },
);
const intervals = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), lengths)
  .map(([opens, length]) => ({ opens, closes: opens + length }));
const dayHours = fc.array(intervals, { maxLength: 3 });
const weeks = fc.array(dayHours, { minLength: 7, maxLength: 7 });
const questions = fc.integer({ min: firstQuestion, max: lastQuestion });
const pauses = fc.option(fc.integer({ min: -600, max: 2000 }), { freq: 1 });

describe.each(seasons)('openingState against a minute-by-minute model, %s', (_, model) => {
  const exceptions = fc.uniqueArray(
    fc.record({
      date: fc.constantFrom(...model.dates.slice(0, -3)),
      service: fc.constantFrom(null, 'pickup' as const, 'delivery' as const),
      intervals: dayHours,
    }),
    { maxLength: 4, selector: ({ date, service }) => `${date} ${service}` },
  );
  // Near its last days the model does not see far enough.
  const horizon = model.at((days - 3) * 1440);

  it('[API-36] agrees on every schedule, exception and pause', () => {
    fc.assert(
      fc.property(weeks, exceptions, questions, pauses, (week, dated, index, pause) => {
        const pauseEnd = pause === null ? null : index + pause;
        const pausedUntil = pauseEnd === null ? null : model.at(pauseEnd);
        const schedule: Schedule = { weeks: { pickup: week }, exceptions: dated, pausedUntil };
        const expected = model.state(model.openMinutes(schedule), index, pauseEnd);
        const found = openingState(schedule, 'pickup', model.at(index));
        expect(found.state).toBe(expected.state);
        expect(endBefore(horizon, found)).toEqual(endBefore(horizon, expected));
      }),
      { numRuns: 200 },
    );
  });

  it('[API-36] agrees on every minute of the nights around', () => {
    const night = [
      { opens: 125, closes: 155 },
      { opens: 1080, closes: 1590 },
    ];
    const week = Array.from({ length: 7 }, () => night);
    const schedule: Schedule = { weeks: { pickup: week }, exceptions: [], pausedUntil: null };
    const open = model.openMinutes(schedule);
    for (let index = firstQuestion; index < lastQuestion; index += 1) {
      expect(openingState(schedule, 'pickup', model.at(index))).toEqual(model.state(open, index));
    }
  });
});

/** When a state ends, or null where that is beyond the horizon. */
const endBefore = (horizon: Date, opening: OpeningState): Date | null => {
  const end = endOf(opening);
  return end && end < horizon ? end : null;
};

const endOf = (opening: OpeningState): Date | null => {
  switch (opening.state) {
    case 'open':
      return opening.closesAt;
    case 'closed':
      return opening.opensAt;
    case 'paused':
      return opening.until;
  }
};
