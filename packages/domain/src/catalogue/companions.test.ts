import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenId } from '../ids.ts';
import { cents } from '../money.ts';
import { type Candidate, companionsOf } from './companions.ts';

const candidate = (id: string, given: Partial<Candidate> = {}): Candidate => ({
  id: givenId('prd', id),
  root: id,
  price: cents(300),
  together: 0,
  paired: null,
  ...given,
});
const idsOf = (candidates: readonly Candidate[], roots: readonly string[] = [], gap = 0) =>
  companionsOf(candidates, { roots: new Set(roots), gap }, 4).map(({ id }) => id);

describe('suggestions beside chosen products', () => {
  it('are products often bought with them, most often first, then best sellers', () => {
    const candidates = [
      candidate('birra'),
      candidate('acqua', { together: 3 }),
      candidate('cola', { together: 9 }),
    ];
    expect(idsOf(candidates)).toEqual(['cola', 'acqua', 'birra']);
  });

  it('begin with the staff’s pairings, in their order and without a limit for a category', () => {
    const candidates = [
      candidate('cola', { together: 9, root: 'bibite' }),
      ...['acqua', 'chinotto', 'limonata'].map((id, at) => candidate(id, { root: 'bibite', paired: 2 - at })),
      candidate('cannolo', { together: 3 }),
    ];
    expect(idsOf(candidates)).toEqual(['limonata', 'chinotto', 'acqua', 'cannolo']);
    const dear = [...candidates, candidate('torta', { price: cents(900) })];
    expect(idsOf(dear, [], 500)[0]).toBe('torta');
  });

  it('come from other categories before the chosen ones', () => {
    const candidates = [candidate('diavola', { root: 'pizze' }), candidate('cannolo', { root: 'dolci' })];
    expect(idsOf(candidates, ['pizze'])).toEqual(['cannolo', 'diavola']);
  });

  it('begin with the cheapest product that fills the gap to the minimum', () => {
    const prices = { acqua: 150, dolce: 450, pizza: 900, torta: 450 };
    const candidates = Object.entries(prices).map(([id, price]) =>
      candidate(id, { price: cents(price), together: id === 'torta' ? 5 : 0 }),
    );
    expect(idsOf(candidates, [], 400)).toEqual(['torta', 'acqua', 'dolce', 'pizza']);
    expect(idsOf(candidates, [], 5_000)[0]).toBe('torta');
  });

  it('are at most two of a category, each once, and no more than asked for', () => {
    const some = fc.array(
      fc.record({
        id: fc.uuid().map((id) => `prd_${id}` as const),
        root: fc.constantFrom('pizze', 'bibite', 'dolci'),
        price: fc.integer({ min: 0, max: 2_000 }).map(cents),
        together: fc.nat(20),
        paired: fc.constant(null),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(some, fc.nat(1_000), fc.nat(8), (candidates, gap, most) => {
        const offered = companionsOf(candidates, { roots: new Set(['pizze']), gap }, most);
        expect(offered.length).toBeLessThanOrEqual(most);
        expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length);
        for (const root of ['pizze', 'bibite', 'dolci'])
          expect(offered.filter((one) => one.root === root).length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
