import type { BoardOrder } from '@zanga/contract/ordering/board';
import { describe, expect, it } from 'vitest';
import { filtered, totalsAhead } from './totals-ahead.ts';

const now = new Date('2026-11-20T19:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

const order = (given: Partial<BoardOrder>, items: readonly (readonly [number, string, number?])[] = []) =>
  ({
    state: 'accepted',
    mode: 'pickup',
    begin_at: null,
    promised_at: null,
    wanted_at: null,
    redos: [],
    items: items.map(([qty, name, refunded_qty = 0]) => ({ qty, name, refunded_qty })),
    ...given,
  }) as BoardOrder;

describe('totals ahead', () => {
  it('adds up the dishes to make now, the most first', () => {
    const orders = [
      order({}, [
        [2, 'Margherita'],
        [1, 'Arancino'],
      ]),
      order({ state: 'preparing' }, [
        [4, 'Margherita'],
        [2, 'Arancino', 1],
        [1, 'Cola'],
      ]),
    ];
    expect(totalsAhead(orders, now)).toEqual([
      { name: 'Margherita', qty: 6 },
      { name: 'Arancino', qty: 2 },
      { name: 'Cola', qty: 1 },
    ]);
  });

  it('leaves out orders that wait, are ready, over, or for later', () => {
    const orders = [
      order({ state: 'placed' }, [[1, 'Norma']]),
      order({ state: 'ready' }, [[1, 'Norma']]),
      order({ state: 'completed' }, [[1, 'Norma']]),
      order({ begin_at: inMinutes(30) }, [[1, 'Norma']]),
    ];
    expect(totalsAhead(orders, now)).toEqual([]);
  });
});

describe('pieces to make again', () => {
  it('count, and the rest of their order does not', () => {
    const redos = [
      {
        id: 'rdo_a',
        items: [{ id: 'lin_a', qty: 1, name: 'Norma' }],
        reason: 'caduta',
        promised_at: inMinutes(20),
      },
    ];
    const orders = [order({ state: 'completed', redos }, [[3, 'Norma']]), order({ redos }, [[2, 'Cola']])];
    expect(totalsAhead(orders, now)).toEqual([
      { name: 'Cola', qty: 2 },
      { name: 'Norma', qty: 2 },
    ]);
  });
});

describe('a filter of the board', () => {
  it('filters by mode and by due time, and never hides an unanswered order', () => {
    const late = order({ promised_at: inMinutes(-5), mode: 'delivery' });
    const soon = order({ promised_at: inMinutes(20) });
    const later = order({ wanted_at: inMinutes(90) });
    const fresh = order({ state: 'placed', wanted_at: inMinutes(90) });
    const all = [late, soon, later, fresh];
    expect(filtered(all, {}, now)).toEqual(all);
    expect(filtered(all, { modo: 'delivery' }, now)).toEqual([late]);
    expect(filtered(all, { entro: 30 }, now)).toEqual([late, soon, fresh]);
  });
});
