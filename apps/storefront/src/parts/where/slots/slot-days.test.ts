import type { SlotOffer } from '@zanga/contract/shops/promises';
import { describe, expect, it } from 'vitest';
import { dayOf, dayToShow, slotDays, slotTime } from './slot-days.ts';

const now = new Date('2026-11-21T18:00:00Z'); // seven in the evening in Rome
const offer = (at: string, state: SlotOffer['state'] = 'free'): SlotOffer => ({
  at,
  until: new Date(Date.parse(at) + 15 * 60_000).toISOString(),
  state,
});

describe('[RTE-9] slots by day', () => {
  const late = offer('2026-11-21T23:30:00.000Z'); // half past midnight in Rome
  const days = slotDays(
    [offer('2026-11-21T19:00:00.000Z', 'full'), late, offer('2026-11-23T11:00:00.000Z')],
    now,
  );

  it('belong to the day as people count: the small hours end an evening', () => {
    expect(days.map(({ name, offers }) => [name, offers.length])).toEqual([
      ['oggi', 2],
      ['lunedì 23/11', 1],
    ]);
    expect(slotTime(late, true)).toBe('00:30–00:45');
    expect(slotTime(late, false)).toBe('00:30');
    expect(dayOf(late, now)).toBe('stanotte');
    expect(dayOf(late, new Date('2026-11-21T23:10:00Z'))).toBe('oggi');
    expect(dayOf(offer('2026-11-22T23:30:00.000Z'), now)).toBe('lunedì 23/11');
  });

  it('begin at the first day with room, unless a slot is chosen', () => {
    expect(dayToShow(days, undefined)?.name).toBe('oggi');
    expect(dayToShow(days, '2026-11-23T11:00:00.000Z')?.name).toBe('lunedì 23/11');
    expect(dayToShow(slotDays([offer('2026-11-21T19:00:00.000Z', 'full')], now), undefined)?.name).toBe(
      'oggi',
    );
    expect(dayToShow([], undefined)).toBeUndefined();
  });

  it('are tonight’s when choosing past midnight, and tomorrow’s night ends today', () => {
    const pastMidnight = new Date('2026-11-21T23:10:00Z');
    const nights = ['2026-11-21T23:30:00.000Z', '2026-11-22T11:00:00.000Z', '2026-11-22T23:30:00.000Z'];
    const named = slotDays(
      nights.map((at) => offer(at)),
      pastMidnight,
    ).map(({ name, offers }) => [name, offers.map((one) => slotTime(one, false))]);
    expect(named).toEqual([
      ['stanotte', ['00:30']],
      ['oggi', ['12:00', '00:30']],
    ]);
  });

  it('have the right hour on the day when clocks go back', () => {
    const twice = slotDays([offer('2026-10-25T00:30:00.000Z'), offer('2026-10-25T01:30:00.000Z')], now);
    expect(twice.map(({ offers }) => offers.map((one) => slotTime(one, true)))).toEqual([
      ['02:30–02:45', '02:30–02:45'],
    ]);
  });
});
