import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { instantOf, localDate } from '../time.ts';
import { minuteOf } from '../time-format.ts';
import { type PromiseRequest, type PromisingShop, promise } from './promise.ts';
import type { LoadOf } from './slots.ts';

const at = (time: string, day = '2026-05-08') => instantOf(localDate(day), minuteOf(time));
const daily = (opens: string, closes: string) =>
  Array.from({ length: 7 }, () => [{ opens: minuteOf(opens), closes: minuteOf(closes) }]);
const slots = {
  slotMinutes: 15,
  kitchenMinutes: 15,
  daysAhead: 1,
  capacity: { pieces: 20, orders: 5 },
} as const;
const shop: PromisingShop = {
  schedule: {
    weeks: {
      delivery: daily('19:00', '23:00'),
      pickup: daily('12:00', '23:00'),
      onshop: daily('12:00', '23:00'),
    },
    exceptions: [],
    pausedUntil: null,
  },
  phone: '095 010 0201',
  areas: [
    {
      name: 'Centro',
      polygon: [
        { lat: 37, lng: 15 },
        { lat: 37, lng: 16 },
        { lat: 38, lng: 16 },
        { lat: 38, lng: 15 },
      ],
      fee: cents(250),
      minimum: cents(1200),
      freeOver: cents(3000),
      leadMinutes: 30,
      towns: [],
      streets: [],
    },
  ],
  slots: { delivery: slots, pickup: slots },
};
const here = { lat: 37.5, lng: 15.5 };
const delivery: PromiseRequest = { mode: 'delivery', place: here, pieces: 2 };
const pickup: PromiseRequest = { mode: 'pickup', place: null, pieces: 2 };
const noLoad: LoadOf = () => ({ pieces: 0, orders: 0 });
const told = (wish: PromiseRequest, now: Date, of = shop, loadOf = noLoad) => promise(of, wish, loadOf, now);

describe('promise', () => {
  it('[API-37] gives a delivery the terms and the lead of its area', () => {
    const { slot, offers, opening, ...terms } = told(delivery, at('19:30'));
    expect(terms).toEqual({
      fee: 250,
      minimum: 1200,
      freeOver: 3000,
      zone: 'Centro',
      among: [],
      earliest: at('20:15'),
      whyNot: null,
    });
    expect(opening.state).toBe('open');
    expect(slot('asap')).toEqual({
      ok: true,
      promisedAt: at('20:15'),
      slotAt: at('20:15'),
      capacity: slots.capacity,
      slotMinutes: 15,
      leadMinutes: 45,
    });
    expect(offers()[0]).toEqual({ at: at('20:15'), until: at('20:30'), state: 'free' });
  });

  it('[API-37] asks a pick-up for nothing but the kitchen’s time', () => {
    const { fee, minimum, earliest } = told(pickup, at('13:02'));
    expect({ fee, minimum, earliest }).toEqual({ fee: 0, minimum: 0, earliest: at('13:20') });
  });

  it('[API-37] says `asap` only while the shop is open and can still make it', () => {
    const asap = (time: string) => told(delivery, at(time)).slot('asap');
    expect(asap('18:00')).toEqual({ ok: false, why: { code: 'closed', opensAt: at('19:00') } });
    expect(told(delivery, at('18:00')).earliest).toEqual(at('19:45'));
    expect(asap('22:00')).toMatchObject({ ok: true });
    expect(asap('22:50')).toEqual({ ok: false, why: { code: 'too_late' } });
  });

  it('[API-37] holds later times of a shop that is paused', () => {
    const paused = { ...shop, schedule: { ...shop.schedule, pausedUntil: at('20:30') } };
    const { slot, earliest } = told(delivery, at('19:30'), paused);
    expect(slot('asap')).toEqual({ ok: false, why: { code: 'paused', until: at('20:30') } });
    expect(earliest).toEqual(at('21:15'));
    expect(slot(at('21:15'))).toMatchObject({ ok: true });
    expect(slot(at('21:00'))).toMatchObject({ ok: false });
  });

  it('[API-37] refuses a time that is full, past, between slots or out of the hours', () => {
    const full = at('21:00').getTime();
    const loadOf = (slotAt: Date) => ({ pieces: slotAt.getTime() === full ? 19 : 0, orders: 0 });
    const { slot } = told(delivery, at('19:30'), shop, loadOf);
    for (const time of ['21:00', '19:00', '20:16', '23:00', '15:00'])
      expect(slot(at(time))).toEqual({ ok: false, why: { code: 'slot_gone' } });
    expect(slot(at('21:15'))).toMatchObject({ ok: true, promisedAt: at('21:15') });
  });

  it('[API-37] says why a wish is impossible at any time', () => {
    const why = (wish: PromiseRequest, of = shop) => {
      const { whyNot, slot, earliest, offers } = told(wish, at('19:30'), of);
      expect(slot('asap')).toEqual({ ok: false, why: whyNot });
      expect(earliest).toBeNull();
      return [whyNot?.code, offers().filter(({ state }) => state !== 'full').length];
    };
    expect(why({ ...delivery, place: { lat: 40, lng: 15 } })).toEqual(['too_far', 0]);
    expect(why({ ...delivery, place: null })).toEqual(['address_missing', 0]);
    expect(why({ ...delivery, pieces: 21 })).toEqual(['too_many_pieces', 0]);
    const bare = { ...shop, schedule: { ...shop.schedule, weeks: {} } };
    expect(why(pickup, bare)).toEqual(['service_not_offered', 0]);
    const shut = { ...shop, schedule: { ...shop.schedule, weeks: { pickup: [] } } };
    expect(why(pickup, shut)).toEqual(['closed', 0]);
  });

  it('[API-37] tells that every slot is taken', () => {
    const { whyNot } = told(delivery, at('19:30'), shop, () => ({ pieces: 20, orders: 5 }));
    expect(whyNot).toEqual({ code: 'no_slot' });
  });

  it('[API-37] serves a table at once, while the shop is open', () => {
    const table: PromiseRequest = { mode: 'onshop', place: null, pieces: 500 };
    expect(told(table, at('13:00')).slot('asap')).toMatchObject({ ok: true, promisedAt: at('13:00') });
    expect(told(table, at('13:00')).slot(at('14:00'))).toMatchObject({ ok: false });
    expect(told(table, at('11:00')).whyNot).toEqual({ code: 'closed', opensAt: at('12:00') });
  });
});
