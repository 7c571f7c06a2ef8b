import { describe, expect, it } from 'vitest';
import { instantOf, localDate } from '../time.ts';
import { minuteOf } from '../time-format.ts';
import type { Interval } from '../timetable.ts';
import {
  earliestPromise,
  isOffered,
  offers,
  roomFor,
  type SlotPlan,
  slotHolding,
  slotsFrom,
} from './slots.ts';

const at = (day: string, time: string) => instantOf(localDate(day), minuteOf(time));
const hours = (opens: string, closes: string): Interval => ({
  opens: minuteOf(opens),
  closes: minuteOf(closes),
});
const plan = (changes: Partial<SlotPlan> = {}, ...day: Interval[]): SlotPlan => ({
  schedule: { weeks: { delivery: Array.from({ length: 7 }, () => day) }, exceptions: [], pausedUntil: null },
  service: 'delivery',
  slotMinutes: 15,
  leadMinutes: 40,
  daysAhead: 0,
  capacity: { pieces: 10, orders: 4 },
  ...changes,
});
const evening = hours('19:00', '20:30');
const noLoad = () => ({ pieces: 0, orders: 0 });
const starts = (of: SlotPlan, now: Date) => [...slotsFrom(of, now)].map((slot) => slot.at);

describe('slotsFrom', () => {
  it('[API-37] begins a lead after the opening and is over at the closing', () => {
    const found = [...slotsFrom(plan({}, evening), at('2026-05-08', '10:00'))];
    expect(found.at(0)).toEqual({ at: at('2026-05-08', '19:45'), until: at('2026-05-08', '20:00') });
    expect(found.at(-1)).toEqual({ at: at('2026-05-08', '20:15'), until: at('2026-05-08', '20:30') });
    expect(found).toHaveLength(3);
  });

  it('[API-37] offers only the chosen days, the night of the last one excluded', () => {
    const night = hours('22:00', '26:00');
    const slots = starts(
      plan({ daysAhead: 1, slotMinutes: 60, leadMinutes: 0 }, night),
      at('2026-05-08', '23:30'),
    );
    expect(slots).toEqual([
      at('2026-05-08', '24:00'),
      at('2026-05-09', '01:00'),
      at('2026-05-09', '22:00'),
      at('2026-05-09', '23:00'),
    ]);
  });

  it('[API-37] never offers the hour that spring removes, and both that autumn gives', () => {
    const night = plan({ slotMinutes: 30, leadMinutes: 0 }, hours('01:00', '04:00'));
    expect(starts(night, at('2026-03-29', '00:30'))).toEqual(
      ['01:00', '01:30', '03:00', '03:30'].map((time) => at('2026-03-29', time)),
    );
    expect(starts(night, at('2026-10-25', '00:30'))).toHaveLength(8);
  });

  it('[API-37] offers nothing that a pause makes impossible', () => {
    const { schedule, ...rest } = plan({}, evening);
    const paused = { ...rest, schedule: { ...schedule, pausedUntil: at('2026-05-08', '19:30') } };
    expect(starts(paused, at('2026-05-08', '19:05'))).toEqual([at('2026-05-08', '20:15')]);
  });
});

describe('roomFor', () => {
  const capacity = { pieces: 10, orders: 4 };

  it('[API-37] measures work, not orders alone', () => {
    expect(roomFor(3, { pieces: 0, orders: 0 }, capacity)).toBe('free');
    expect(roomFor(3, { pieces: 5, orders: 1 }, capacity)).toBe('few');
    expect(roomFor(3, { pieces: 8, orders: 1 }, capacity)).toBe('full');
    expect(roomFor(2, { pieces: 8, orders: 1 }, capacity)).toBe('few');
    expect(roomFor(1, { pieces: 3, orders: 4 }, capacity)).toBe('full');
  });
});

describe('earliestPromise', () => {
  const now = at('2026-05-08', '19:03');

  it('[API-37] says a time in steps of five minutes, and takes it from the slot that holds it', () => {
    expect(earliestPromise(plan({}, evening), noLoad, 2, now)).toEqual({
      promisedAt: at('2026-05-08', '19:45'),
      slotAt: at('2026-05-08', '19:45'),
    });
    expect(earliestPromise(plan({ leadMinutes: 20 }, evening), noLoad, 2, now)).toEqual({
      promisedAt: at('2026-05-08', '19:25'),
      slotAt: at('2026-05-08', '19:15'),
    });
  });

  it('[API-37] passes over slots that others have filled', () => {
    const busy = at('2026-05-08', '19:45').getTime();
    const loadOf = (slot: Date) => ({ pieces: slot.getTime() === busy ? 9 : 0, orders: 0 });
    const found = (pieces: number) => earliestPromise(plan({}, evening), loadOf, pieces, now)?.promisedAt;
    expect(found(1)).toEqual(at('2026-05-08', '19:45'));
    expect(found(2)).toEqual(at('2026-05-08', '20:00'));
    expect(found(11)).toBeUndefined();
  });

  it('[API-37] goes on to the next day when this one is full or over', () => {
    const two = plan({ daysAhead: 1 }, evening);
    expect(earliestPromise(two, noLoad, 1, at('2026-05-08', '19:55'))?.promisedAt).toEqual(
      at('2026-05-09', '19:40'),
    );
    expect(earliestPromise(plan({}, evening), noLoad, 1, at('2026-05-08', '20:10'))).toBeNull();
  });
});

describe('offers', () => {
  it('[API-37] tells the room of each slot', () => {
    const loads = [0, 8, 10];
    const first = at('2026-05-08', '19:45').getTime();
    const loadOf = (slot: Date) => ({ pieces: loads[(slot.getTime() - first) / 900_000] ?? 0, orders: 0 });
    const found = offers(plan({}, evening), loadOf, 1, at('2026-05-08', '10:00'));
    expect(found.map(({ state }) => state)).toEqual(['free', 'few', 'full']);
  });
});

describe('isOffered', () => {
  it('[API-37] knows a slot by its beginning alone', () => {
    const now = at('2026-05-08', '19:00');
    const is = (time: string) => isOffered(plan({}, evening), at('2026-05-08', time), now);
    expect(is('19:45')).toBe(true);
    expect(is('19:50')).toBe(false); // inside a slot
    expect(is('19:30')).toBe(false); // sooner than it can be made
    expect(is('20:30')).toBe(false); // closed
    expect(is('18:00')).toBe(false); // past
  });
});

describe('slotHolding', () => {
  it('[API-37] begins where the wall clock shows whole parts of the hour', () => {
    expect(slotHolding(at('2026-05-08', '19:59'), 20)).toEqual({
      at: at('2026-05-08', '19:40'),
      until: at('2026-05-08', '20:00'),
    });
  });
});
