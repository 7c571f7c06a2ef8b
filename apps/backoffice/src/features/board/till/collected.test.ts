import { describe, expect, it } from 'vitest';
import { collected } from './collected.ts';

const empty = { amount: '', given: '', reason: '' };
const asked = { key: 'a-key-of-its-own', due: 1700 };

describe('a collection', () => {
  it('is the whole due amount unless one is typed', () => {
    expect(collected({ ...empty, how: 'terminal' }, asked).body).toEqual({
      key: 'a-key-of-its-own',
      expected: 1700,
      ways: [{ how: 'terminal', amount: 1700 }],
    });
    expect(collected({ ...empty, how: 'voucher', amount: '8' }, asked).body).toMatchObject({
      ways: [{ how: 'voucher', amount: 800 }],
    });
  });

  it('in cash has the amount handed over', () => {
    expect(collected({ ...empty, how: 'cash', given: '20' }, asked)).toMatchObject({
      body: { ways: [{ how: 'cash', amount: 1700, given: 2000 }] },
      problem: undefined,
    });
  });

  it.each([
    [{}, 'Scegli come ha pagato.'],
    [{ how: 'cash' as const, amount: 'tanto' }, 'Scrivi quanto paga, per esempio 12,50.'],
    [{ how: 'cash' as const, amount: '17,01' }, 'È più di quanto c’è da incassare.'],
    [{ how: 'cash' as const, given: '10' }, 'Quello che ha dato è meno di quanto paga.'],
    [{ how: 'lost' as const }, 'scrivi il motivo'],
  ])('%j is wrong', (written, problem) =>
    expect(collected({ ...empty, ...written }, asked).problem).toBe(problem),
  );
});
