import type { BoardOrder } from '@zanga/contract/ordering/board';
import { deliveryStates } from '@zanga/domain/ordering/states';
import { describe, expect, it } from 'vitest';
import { columnOf, inColumn, minutesUntil, nextStep } from './board-columns.ts';
import { boardParams } from './board-params.ts';

const now = new Date('2026-11-21T18:00:00.000Z');
const order = (given: Partial<BoardOrder>): BoardOrder => ({
  order: 'ord_a',
  part: 'food',
  number: 'A-001',
  reference: 'ZK7-4Q2',
  state: 'placed',
  mode: 'delivery',
  since: '2026-11-21T18:00:00.000Z',
  placed_at: '2026-11-21T18:00:00.000Z',
  wanted_at: null,
  promised_at: null,
  begin_at: null,
  prints: 0,
  alarm: null,
  name: 'Ada Rossi',
  telephone: '+393331234567',
  address: null,
  address_notes: null,
  table: null,
  cutlery: null,
  rider_note: null,
  gift: null,
  items: [],
  total: 1000,
  refunded: 0,
  payment: { kind: 'card', paid: true, due: 0 },
  refund_failed: false,
  back: { amount: 0, by: 'hand' },
  rest: false,
  undo: null,
  change: null,
  redos: [],
  changed_at: null,
  reason: null,
  can: [],
  ...given,
});

describe('where orders stand on the board', () => {
  it.each(deliveryStates.filter((state) => state !== 'awaiting_payment'))('%s has a place', (state) => {
    expect(['nuovi', 'preparazione', 'pronti', 'consegna', 'conclusi']).toContain(
      columnOf({ state, begin_at: null, redos: [] }, now),
    );
  });

  it('keeps accepted orders for later apart until their kitchen time', () => {
    const begin_at = '2026-11-21T18:30:00.000Z';
    expect(columnOf({ state: 'accepted', begin_at, redos: [] }, now)).toBe('programmati');
    expect(columnOf({ state: 'placed', begin_at, redos: [] }, now)).toBe('nuovi');
    expect(columnOf({ state: 'accepted', begin_at, redos: [] }, new Date(begin_at))).toBe('preparazione');
  });

  it('calls for the one that has waited longest, then for the one due first', () => {
    const early = order({ number: 'A-001', placed_at: '2026-11-21T18:00:00.000Z' });
    const late = order({ number: 'A-002', placed_at: '2026-11-21T18:05:00.000Z' });
    expect(inColumn([late, early], 'nuovi', now).map(({ number }) => number)).toEqual(['A-001', 'A-002']);
    const soon = order({ number: 'A-003', state: 'ready', promised_at: '2026-11-21T18:30:00.000Z' });
    const later = order({ number: 'A-004', state: 'ready', promised_at: '2026-11-21T19:30:00.000Z' });
    expect(inColumn([later, soon], 'pronti', now).map(({ number }) => number)).toEqual(['A-003', 'A-004']);
  });

  it('offers one next step', () => {
    expect(nextStep({ can: ['reject', 'accept'] })).toBe('accept');
    expect(nextStep({ can: ['reject', 'finish', 'prepare'] })).toBe('prepare');
    expect(nextStep({ can: [] })).toBeUndefined();
  });

  it('counts minutes in fives, for late orders too', () => {
    const now = new Date('2026-11-21T18:00:00.000Z');
    expect(minutesUntil('2026-11-21T18:32:00.000Z', now)).toBe(35);
    expect(minutesUntil('2026-11-21T17:00:00.000Z', now)).toBe(5);
    expect(minutesUntil(null, now)).toBeUndefined();
  });
});

describe('the address of a board', () => {
  it('keeps known parameters and drops others', () => {
    expect(
      boardParams({ negozio: 'shp_a', colonna: 'pronti', ordine: 'ord_a/food', finestra: 'pausa', altro: 1 }),
    ).toEqual({ colonna: 'pronti', ordine: 'ord_a/food', finestra: 'pausa' });
    expect(boardParams({ colonna: 'tutti', ordine: 'ord_a', finestra: 'x' })).toEqual({});
  });
});
