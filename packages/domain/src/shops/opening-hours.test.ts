import { describe, expect, it } from 'vitest';
import { instantOf, localDate } from '../time.ts';
import { minuteOf } from '../time-format.ts';
import type { Interval } from '../timetable.ts';
import { intervalsOn, openingState, type Schedule } from './opening-hours.ts';

const at = (day: string, time: string) => instantOf(localDate(day), minuteOf(time));
const hours = (opens: string, closes: string): Interval => ({
  opens: minuteOf(opens),
  closes: minuteOf(closes),
});

const lunch = hours('12:00', '15:00');
const dinner = hours('18:30', '23:30');
const lateDinner = hours('18:30', '26:00');

/** Closed on Mondays, late on Fridays and Saturdays. */
const weekday = [lunch, dinner];
const weekend = [lunch, lateDinner];
const week = [[], weekday, weekday, weekday, weekend, weekend, [dinner]];
const schedule: Schedule = { weeks: { pickup: week }, exceptions: [], pausedUntil: null };
const mayDay = localDate('2026-05-01'); // a Friday

describe('intervalsOn', () => {
  it('[API-36] reads the week, by opening time', () => {
    const untidy = { ...schedule, weeks: { pickup: week.map((day) => day.toReversed()) } };
    expect(intervalsOn(untidy, 'pickup', mayDay)).toEqual([lunch, lateDinner]);
  });

  it('[API-36] has none for a service the shop does not offer, even with an exception', () => {
    const exceptions = [{ date: mayDay, service: null, intervals: [lunch] }];
    expect(intervalsOn({ ...schedule, exceptions }, 'delivery', mayDay)).toEqual([]);
  });

  it('[API-36] lets a dated exception replace the day', () => {
    const closed = { ...schedule, exceptions: [{ date: mayDay, service: null, intervals: [] }] };
    expect(intervalsOn(closed, 'pickup', mayDay)).toEqual([]);
    expect(intervalsOn(closed, 'pickup', localDate('2026-05-02'))).toEqual([lunch, lateDinner]);
  });

  it('[API-36] puts the exception of one service before that of the whole shop', () => {
    const exceptions = [
      { date: mayDay, service: null, intervals: [] },
      { date: mayDay, service: 'pickup', intervals: [lunch] },
      { date: mayDay, service: 'delivery', intervals: [dinner] },
    ] as const;
    expect(intervalsOn({ ...schedule, exceptions }, 'pickup', mayDay)).toEqual([lunch]);
  });
});

describe('openingState', () => {
  it('[API-36] is open until the closing minute, that one excluded', () => {
    expect(openingState(schedule, 'pickup', at('2026-05-05', '14:59'))).toEqual({
      state: 'open',
      closesAt: at('2026-05-05', '15:00'),
    });
    expect(openingState(schedule, 'pickup', at('2026-05-05', '15:00'))).toEqual({
      state: 'closed',
      opensAt: at('2026-05-05', '18:30'),
    });
  });

  it('[API-36] stays open past midnight on the evening of the day before', () => {
    expect(openingState(schedule, 'pickup', at('2026-05-03', '01:30'))).toEqual({
      state: 'open',
      closesAt: at('2026-05-03', '02:00'),
    });
  });

  it('[API-36] lets the night of an open day run into a closed one', () => {
    const exceptions = [{ date: localDate('2026-05-02'), service: null, intervals: [] }];
    expect(openingState({ ...schedule, exceptions }, 'pickup', at('2026-05-02', '01:00')).state).toBe('open');
  });

  it('[API-36] looks beyond closing days', () => {
    expect(openingState(schedule, 'pickup', at('2026-05-03', '23:45'))).toEqual({
      state: 'closed',
      opensAt: at('2026-05-05', '12:00'),
    });
  });

  it('[API-36] never opens for a service that is not offered', () => {
    expect(openingState(schedule, 'totem', at('2026-05-05', '13:00'))).toEqual({
      state: 'closed',
      opensAt: null,
    });
  });

  it('[API-36] is paused until the pause ends, and then open by itself', () => {
    const until = at('2026-05-05', '20:30');
    const paused = { ...schedule, pausedUntil: until };
    expect(openingState(paused, 'pickup', at('2026-05-05', '20:29'))).toEqual({ state: 'paused', until });
    expect(openingState(paused, 'pickup', until).state).toBe('open');
  });

  it('[API-36] does not promise to reopen at an hour when it would be closed', () => {
    const paused = { ...schedule, pausedUntil: at('2026-05-05', '16:00') };
    expect(openingState(paused, 'pickup', at('2026-05-05', '14:00'))).toEqual({
      state: 'closed',
      opensAt: at('2026-05-05', '18:30'),
    });
  });

  it('[API-36] opens late when a pause outlasts the opening', () => {
    const until = at('2026-05-05', '19:00');
    expect(openingState({ ...schedule, pausedUntil: until }, 'pickup', at('2026-05-05', '17:00'))).toEqual({
      state: 'closed',
      opensAt: until,
    });
  });
});
