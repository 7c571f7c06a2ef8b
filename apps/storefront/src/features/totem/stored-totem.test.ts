import { cents } from '@zanga/domain/money';
import { describe, expect, it } from 'vitest';
import { readStoredTotem, storeTotem } from './stored-totem.ts';
import { startTotem, stepTotem } from './totem-state.ts';

const boxOf = () => {
  const held = new Map<string, string>();
  const box = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  };
  return { held, box };
};

const order = {
  order: 'ord_1',
  token: 'x',
  number: 'A-001',
  name: 'Ada',
  total: cents(850),
  placed: false,
  payment: 'none',
} as const;
const line = { product: 'norma', name: 'Norma', options: ['b', 'a'], qty: 1 };

const waiting = stepTotem(stepTotem(startTotem(3), { event: 'add', line }), { event: 'ordered', order });

describe('[CON-5] a reloaded totem', () => {
  it('goes on at the terminal, where a payment may arrive at any moment', () => {
    const { box } = boxOf();
    storeTotem(waiting, box);
    expect(readStoredTotem(box)).toEqual({ ...waiting, visit: 0 });
  });

  it('stores no data of a visit in any other place', () => {
    const { held, box } = boxOf();
    storeTotem(waiting, box);
    storeTotem(stepTotem(waiting, { event: 'ordered', order: { ...order, placed: true } }), box);
    expect(held.size).toBe(0);
    expect(readStoredTotem(box)).toEqual(startTotem());
  });

  it.each(['{"order":', '{}', '{"order":null,"lines":[]}', '"x"'])(
    'starts from the beginning with %s',
    (text) => {
      const { held, box } = boxOf();
      held.set('totem_order', text);
      expect(readStoredTotem(box)).toEqual(startTotem());
    },
  );
});
