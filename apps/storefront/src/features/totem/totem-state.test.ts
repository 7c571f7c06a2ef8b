import { cents } from '@zanga/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hearTotem, longestName, startTotem, stepTotem, type TotemEvent } from './totem-state.ts';

const line = { product: 'norma', name: 'Norma', options: ['b', 'a'], qty: 1 };
const order = {
  order: 'ord_1',
  token: 'x',
  number: 'A-001',
  name: '',
  total: cents(850),
  placed: false,
  payment: 'none',
} as const;

const some: readonly TotemEvent[] = [
  { event: 'go', to: 'basket' },
  { event: 'eat', mode: 'pickup' },
  { event: 'look', dish: 'norma' },
  { event: 'add', line },
  { event: 'count', at: 0, qty: 3 },
  { event: 'call', name: 'Ada' },
  { event: 'ordered', order },
];

describe('[CON-5] a totem', () => {
  it('keeps no data of a finished visit, after any events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...some)), (events) => {
        const left = stepTotem(events.reduce(stepTotem, startTotem(7)), { event: 'reset' });
        expect(left).toEqual(startTotem(8));
      }),
    );
  });

  it('ignores answers for a finished visit', () => {
    const { visit } = startTotem(7);
    for (const said of some) {
      const next = hearTotem(hearTotem(startTotem(7), { visit, said }), { visit, said: { event: 'reset' } });
      expect(hearTotem(next, { visit, said })).toEqual(startTotem(8));
      expect(hearTotem(next, { visit: visit + 1, said })).toEqual(stepTotem(startTotem(8), said));
    }
  });

  it('joins equal dishes, composed in any order', () => {
    const twice = [line, { ...line, options: ['a', 'b'] }, { ...line, options: [] }].reduce(
      (state, one) => stepTotem(state, { event: 'add', line: one }),
      startTotem(),
    );
    expect(twice.lines.map(({ qty }) => qty)).toEqual([2, 1]);
    expect(stepTotem(twice, { event: 'count', at: 0, qty: 0 }).lines).toHaveLength(1);
  });

  it('returns to the open category, and starts the next visit from the beginning', () => {
    const there = stepTotem(startTotem(), { event: 'browse', category: 'pizze' });
    const again = stepTotem(stepTotem(there, { event: 'look', dish: 'norma' }), { event: 'go', to: 'menu' });
    expect(again.category).toBe('pizze');
    expect(stepTotem(again, { event: 'reset' }).category).toBeNull();
  });

  it('[API-38] keeps dishes apart that differ in a removal or a double portion', () => {
    const made = [
      line,
      { ...line, without: ['x'] },
      { ...line, without: ['x'] },
      { ...line, options: ['a', 'a', 'b'] },
    ];
    const state = made.reduce((now, one) => stepTotem(now, { event: 'add', line: one }), startTotem());
    expect(state.lines.map(({ qty }) => qty)).toEqual([1, 2, 1]);
  });

  it('has at most ninety-nine pieces of a dish, however they are added', () => {
    const many = stepTotem(startTotem(), { event: 'add', line: { ...line, qty: 98 } });
    for (const qty of [1, 2, 98])
      expect(stepTotem(many, { event: 'add', line: { ...line, qty } }).lines[0]?.qty).toBe(99);
    expect(stepTotem(many, { event: 'count', at: 0, qty: 100 }).lines[0]?.qty).toBe(99);
  });

  it('waits at the terminal until the order is placed, and limits the length of a name', () => {
    expect(stepTotem(startTotem(), { event: 'ordered', order }).step).toBe('terminal');
    expect(stepTotem(startTotem(), { event: 'ordered', order: { ...order, placed: true } }).step).toBe(
      'done',
    );
    expect(stepTotem(startTotem(), { event: 'call', name: 'A'.repeat(99) }).name).toHaveLength(longestName);
  });
});
