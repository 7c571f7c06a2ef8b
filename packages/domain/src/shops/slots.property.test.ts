import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../time.ts';
import type { Schedule } from './opening-hours.ts';
import { earliestPromise, isOffered, type SlotPlan, slotLengths, slotsFrom } from './slots.ts';
import { MinuteModel } from './testing.ts';

const days = 12;
const seasons = [
  ['spring', new MinuteModel(new Date('2026-03-25T23:00:00Z'), days)],
  ['autumn', new MinuteModel(new Date('2026-10-21T22:00:00Z'), days)],
  ['new year', new MinuteModel(new Date('2026-12-27T23:00:00Z'), days)],
] as const;

const dayHours = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1441 }))
    .map(([opens, length]) => ({ opens, closes: opens + length })),
  { maxLength: 2 },
);
const settings = fc.record({
  slotMinutes: fc.constantFrom(...slotLengths),
  leadMinutes: fc.integer({ min: 0, max: 180 }),
  daysAhead: fc.integer({ min: 0, max: 4 }),
});
const endless = { pieces: 1_000, orders: 1_000 };
const noLoad = () => ({ pieces: 0, orders: 0 });

/** A plan told minute by minute: the shop works in minutes that are open, to come and in no pause. */
class SlotModel {
  private readonly works: readonly boolean[];
  private readonly model: MinuteModel;
  private readonly plan: SlotPlan;
  private readonly now: number;

  constructor(model: MinuteModel, plan: SlotPlan, now: number, pauseEnd: number | null) {
    this.model = model;
    this.plan = plan;
    this.now = now;
    const open = model.openMinutes(plan.schedule);
    this.works = open.map((isOpen, minute) => isOpen && minute >= Math.max(now, pauseEnd ?? 0));
  }

  /** Whether work that starts a lead before a minute goes on without a break until another. */
  private worksThrough(handedOver: number, until: number): boolean {
    const { leadMinutes } = this.plan;
    return this.works.slice(handedOver - leadMinutes, until).every(Boolean);
  }

  private get lastMinute(): number {
    const { dates } = this.model;
    const today = dates.findIndex((date) => instantOf(date, 0) > this.model.at(this.now)) - 1;
    const horizon = instantOf(dates[today + this.plan.daysAhead + 1] ?? dates[0] ?? fail(), 0);
    return (horizon.getTime() - this.model.at(0).getTime()) / 60_000;
  }

  private candidates(step: number): number[] {
    const first = this.now + this.plan.leadMinutes;
    const minutes = Array.from({ length: Math.max(0, this.lastMinute - first) }, (_, index) => first + index);
    return minutes.filter((minute) => minute % step === 0);
  }

  slots(): Date[] {
    const { slotMinutes } = this.plan;
    return this.candidates(slotMinutes)
      .filter((minute) => this.worksThrough(minute, minute + slotMinutes))
      .map((minute) => this.model.at(minute));
  }

  earliest(): Date | null {
    const { slotMinutes } = this.plan;
    const found = this.candidates(5).find((minute) => {
      const slotStart = minute - (minute % slotMinutes);
      return slotStart < this.lastMinute && this.worksThrough(minute, slotStart + slotMinutes);
    });
    return found === undefined ? null : this.model.at(found);
  }
}

function fail(): never {
  throw new Error('The model does not reach so far');
}

describe.each(seasons)('slots against a minute-by-minute model, %s', (_, model) => {
  const cases = fc.record({
    week: fc.array(dayHours, { minLength: 7, maxLength: 7 }),
    exceptions: fc.uniqueArray(
      fc.record({
        date: fc.constantFrom(...model.dates.slice(1, 8)),
        service: fc.constant(null),
        intervals: dayHours,
      }),
      { maxLength: 2, selector: ({ date }) => date },
    ),
    now: fc.integer({ min: 2 * 1440, max: 5 * 1440 }),
    pause: fc.option(fc.integer({ min: -300, max: 900 }), { freq: 2 }),
    settings,
  });

  it('[API-36] [API-37] agrees on every slot and on the earliest promise', () => {
    fc.assert(
      fc.property(cases, ({ week, exceptions, now, pause, settings: given }) => {
        const pauseEnd = pause === null ? null : now + pause;
        const schedule: Schedule = {
          weeks: { pickup: week },
          exceptions,
          pausedUntil: pauseEnd === null ? null : model.at(pauseEnd),
        };
        const plan: SlotPlan = { schedule, service: 'pickup', capacity: endless, ...given };
        const expected = new SlotModel(model, plan, now, pauseEnd);
        const slots = [...slotsFrom(plan, model.at(now))];
        expect(slots.map(({ at }) => at)).toEqual(expected.slots());
        const earliest = earliestPromise(plan, noLoad, 1, model.at(now));
        expect(earliest?.promisedAt ?? null).toEqual(expected.earliest());
        for (const { at } of slots.slice(0, 3)) expect(isOffered(plan, at, model.at(now))).toBe(true);
      }),
      { numRuns: 120 },
    );
  });
});
