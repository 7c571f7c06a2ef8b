import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilityOf } from '../catalogue/availability.ts';
import type { ShopId } from '../ids.ts';
import { admission, refundability, saleWindows, ticketState } from './tickets.ts';

const startsAt = new Date('2026-11-22T20:00:00Z'); // nine in the evening in Rome
const at = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);
const ticket = {
  startsAt,
  minutes: 120,
  burntAt: null,
  refundedAt: null,
  cancelled: false,
  shopId: 'shp_ct' as const,
  shopName: 'Zanga Catania',
};

describe('a ticket for the cinema', () => {
  it('[RTE-22] is over with its show, unless it was used or given back', () => {
    expect(ticketState(ticket, at(119))).toBe('valid');
    expect(ticketState(ticket, at(120))).toBe('over');
    expect(ticketState({ ...ticket, burntAt: at(0) }, at(500))).toBe('burnt');
    expect(ticketState({ ...ticket, refundedAt: at(-300) }, at(-200))).toBe('refunded');
  });

  it('[RTE-22] is given back until two hours before, and never once it was used', () => {
    expect(refundability(ticket, at(-121))).toEqual({ ok: true });
    expect(refundability(ticket, at(-120))).toEqual({ ok: false, code: 'too_late' });
    expect(refundability({ ...ticket, burntAt: at(-600) }, at(-500))).toEqual({ ok: false, code: 'burnt' });
  });

  it('[RTE-22] is worth nothing where its show does not take place', () => {
    const off = { ...ticket, cancelled: true };
    expect(ticketState({ ...off, burntAt: at(-30) }, at(-20))).toBe('cancelled');
    expect(refundability(off, at(-500))).toEqual({ ok: false, code: 'cancelled' });
    expect(admission(off, 'shp_ct', at(0))).toMatchObject({ ok: false, title: 'Spettacolo annullato' });
  });

  it('[RTE-23] lets in from an hour before to the end, in its own arena', () => {
    const let_in = (minutes: number, shop: ShopId | null = 'shp_ct') => admission(ticket, shop, at(minutes));
    expect(let_in(-60)).toEqual({ ok: true });
    expect(let_in(119, null)).toEqual({ ok: true });
    expect(let_in(-61)).toEqual({ ok: false, title: 'Troppo presto', text: 'Si entra dalle 20:00' });
    expect(let_in(-60 * 30)).toEqual({
      ok: false,
      title: 'Troppo presto',
      text: 'Lo spettacolo è domani alle 21:00',
    });
    expect(let_in(120)).toMatchObject({ ok: false, title: 'Spettacolo finito' });
    expect(let_in(0, 'shp_pa')).toEqual({
      ok: false,
      title: 'Altra arena',
      text: 'Questo biglietto vale da Zanga Catania',
    });
    expect(admission({ ...ticket, refundedAt: at(-500) }, null, at(0))).toMatchObject({ ok: false });
  });

  it('[RTE-22] is sold until its show begins, and not a minute longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60 * 24 * 5, max: 60 * 24 * 5 }), (minutes) => {
        const product = { channels: [], missingAt: [], categoryWindows: [], soldOut: [], stock: 5 };
        const { state } = availabilityOf({ ...product, windows: saleWindows(ticket) }, { now: at(minutes) });
        expect(state).toBe(minutes < 0 ? 'available' : 'not_now');
      }),
    );
  });
});
