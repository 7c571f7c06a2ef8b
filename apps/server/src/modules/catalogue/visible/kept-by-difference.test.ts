import { describe, expect, it } from 'vitest';
import type { Reach } from '../reach/reach-queries.ts';
import { findHits } from '../search/search-hits.ts';
import { SearchIndex, type ThingToAdd } from '../search/search-index.ts';
import { KeptByDifference } from './kept-by-difference.ts';

type Dish = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly sold: number;
};

const reach: Reach = { shop: undefined, ways: [{ sellers: undefined, demands: [] }] };

const thingOf = ({ id, name, text, sold }: Dish): ThingToAdd => ({
  id,
  slug: id.replace('_', '-'),
  within: ['cat_pizze'],
  rank: undefined,
  demand: { sold_lately: sold, popularity: 0, name_words: name.toLowerCase() },
  offered: { kind: 'food', channels: ['delivery'], unsold_at: [] },
  dish: { labels: [], allergens: null, contents: null },
  texts: { name, category: 'Pizze', text },
  pricedByPlace: false,
  holdsUntil: () => null,
  tell: () => {
    throw new Error('Nothing is told here');
  },
});

const category: ThingToAdd = {
  ...thingOf({ id: 'cat_pizze', name: 'Pizze', text: '', sold: 0 }),
  ...{ rank: 0, demand: undefined, offered: undefined, dish: undefined },
};

const byDemand = (dishes: readonly Dish[]) =>
  dishes.toSorted((a, b) => b.sold - a.sold || (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));

const indexOf = (dishes: readonly Dish[]): SearchIndex => {
  const index = new SearchIndex();
  index.put(category);
  for (const dish of byDemand(dishes)) index.put(thingOf(dish));
  return index;
};

const words = 'margherita regina marinara diavola capricciosa norma pistacchio funghi salsiccia bufala'.split(
  ' ',
);
const questions = [
  ...words,
  ...words.map((word) => word.slice(0, 3)),
  ...words.map((word) => `${word.slice(0, 4)}x${word.slice(5)}`),
  ...['pizze', 'pizza norma', 'funghi bufala', 'm', 'senza funghi', 'piza'],
];
const answers = (index: SearchIndex) =>
  questions.map((question) => {
    const diet = { labels: [], allergens: [], contents: [], others: [] };
    const { hits, total } = findHits(index, question, {
      root: undefined,
      reach,
      diet,
      page: 1,
      paginate: 50,
    });
    return [question, total, ...hits.map(({ id }) => id)];
  });

/** Reproducible random numbers. */
const dice = (seed: number) => (sides: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * sides);
};

describe('a changed search index', () => {
  it('[API-33] orders equal names like an index read anew', () => {
    const named = (number: number, name: string): Dish => ({ id: `prd_${number}`, name, text: '', sold: 0 });
    const changed = indexOf([named(1, 'Norma'), named(2, 'Diavola'), named(3, 'Norma')]);
    for (const dish of [named(1, 'Funghi'), named(3, 'Funghi'), named(2, 'Norma'), named(1, 'Norma')])
      changed.put(thingOf(dish));
    changed.put(thingOf(named(3, 'Norma')));
    const anew = indexOf([1, 2, 3].map((number) => named(number, 'Norma')));
    expect(answers(changed)).toEqual(answers(anew));
  });

  it.each([1, 2, 3, 4, 5])('[API-33] answers like an index read anew (%i)', (seed) => {
    const roll = dice(seed);
    const word = () => words[roll(words.length)] ?? '';
    const dishOf = (number: number): Dish => ({
      id: `prd_${number}`,
      name: `${word()} ${word()} ${number}`,
      text: `${word()} senza ${word()}`,
      sold: roll(3),
    });
    const dishes = new Map(Array.from({ length: 40 }, (_, number) => [number, dishOf(number)]));
    const changed = indexOf([...dishes.values()]);
    for (let step = 0; step < 60; step += 1) {
      const number = roll(50);
      if (roll(4) === 0) {
        dishes.delete(number);
        changed.remove(`prd_${number}`);
      } else {
        const dish = dishOf(number);
        dishes.set(number, dish);
        changed.put(thingOf(dish));
      }
      if (step % 10 === 9) expect(answers(changed)).toEqual(answers(indexOf([...dishes.values()])));
    }
  });
});

describe('a cached search index', () => {
  const openShop = () => {
    const dishes = new Map([['prd_1', 'Margherita']]);
    const count = { whole: 0, again: 0 };
    const dish = (id: string): Dish => ({ id, name: dishes.get(id) ?? '', text: '', sold: 0 });
    const gate = { open: Promise.resolve() };
    const kept = new KeptByDifference({
      heard: async () => undefined,
      whole: async () => {
        count.whole += 1;
        const index = indexOf([...dishes.keys()].map(dish));
        await gate.open;
        return index;
      },
      again: async (ids) => {
        count.again += 1;
        const found = ids.filter((id) => dishes.has(id)).map(dish);
        await gate.open;
        return (index) => {
          for (const id of ids) index.remove(id);
          for (const one of found) index.put(thingOf(one));
        };
      },
    });
    kept.trust();
    const change = (id: string, name: string) => {
      dishes.set(id, name);
      kept.change(id);
    };
    const names = async () =>
      (await kept.get()).things.flatMap((thing) => (thing?.offered ? [thing.name] : [])).toSorted();
    return { kept, dishes, count, gate, change, names };
  };

  it('[API-33] reads only changed products again, once for all waiting searches', async () => {
    const { count, change, names } = openShop();
    await names();
    change('prd_1', 'Regina');
    change('prd_2', 'Diavola');
    expect(await Promise.all([names(), names()])).toEqual([
      ['diavola', 'regina'],
      ['diavola', 'regina'],
    ]);
    expect(count).toEqual({ whole: 1, again: 1 });
  });

  it('[API-33] misses no change that comes while it is being read, whole or in part', async () => {
    const { kept, gate, change, names } = openShop();
    const hold = Promise.withResolvers<void>();
    gate.open = hold.promise;
    const first = names();
    change('prd_1', 'Regina');
    hold.resolve();
    await first;
    expect(await names()).toEqual(['regina']);
    const again = Promise.withResolvers<void>();
    gate.open = again.promise;
    change('prd_1', 'Diavola');
    const second = names();
    await Promise.resolve();
    change('prd_1', 'Norma');
    kept.change('');
    change('prd_1', 'Bufala');
    again.resolve();
    await second;
    expect(await names()).toEqual(['bufala']);
  });

  it('reads everything again after too many changes, and retries a failed reading', async () => {
    const { count, dishes, gate, change, names } = openShop();
    await names();
    for (let number = 1; number <= 201; number += 1) change(`prd_${number}`, `Pizza ${number}`);
    expect(await names()).toHaveLength(201);
    expect(count).toEqual({ whole: 2, again: 0 });
    gate.open = Promise.reject(new Error('the database is away'));
    dishes.delete('prd_1');
    change('prd_2', 'Regina');
    await expect(names()).rejects.toThrow('away');
    gate.open = Promise.resolve();
    expect(await names()).toContain('regina');
  });
});
