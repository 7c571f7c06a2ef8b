import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemOf } from './search-stem.ts';
import { type Nearness, nearestOf, nearness, Vocabulary } from './search-vocabulary.ts';

const word = fc.string({ unit: fc.constantFrom(...'abeio'), minLength: 1, maxLength: 6 });
const words = fc.array(word, { maxLength: 4 });
const things = fc.array(fc.record({ name: words, category: words, text: words }), { maxLength: 12 });
type Texts = Readonly<Record<keyof typeof nearness, readonly string[]>>;

const near = ['name', 'category', 'text'] as const;
const learn = (all: readonly Texts[]) => {
  const vocabulary = new Vocabulary();
  for (const [number, texts] of all.entries())
    for (const where of near) for (const one of texts[where]) vocabulary.note(one, number, nearness[where]);
  return vocabulary;
};

/** Same result by scanning every text. */
const nearestBy = (texts: Texts, matches: (word: string) => boolean): Nearness | 0 => {
  const where = near.find((one) => texts[one].some(matches));
  return where ? nearness[where] : 0;
};

describe('the words of the catalogue', () => {
  it('[API-33] are found by their beginning, where they are nearest', () => {
    fc.assert(
      fc.property(things, word, (all, begun) => {
        const found = nearestOf(learn(all).begun(begun), all.length);
        expect([...found]).toEqual(all.map((texts) => nearestBy(texts, (one) => one.startsWith(begun))));
      }),
    );
  });

  it('[API-33] are found in any form, except fillers', () => {
    fc.assert(
      fc.property(things, word, (all, asked) => {
        const vocabulary = learn(all);
        const telling = new Set(vocabulary.telling().map((term) => term.word));
        const isForm = (one: string) => telling.has(one) && stemOf(one) === stemOf(asked);
        const found = nearestOf(vocabulary.bent(asked), all.length);
        expect([...found]).toEqual(all.map((texts) => nearestBy(texts, isForm)));
      }),
    );
  });

  it('[API-33] leave out fillers when one is misspelt', () => {
    const vocabulary = learn([
      { name: ['cannolo', 'alla', 'ricotta'], category: [], text: ['con', 'pistacchio'] },
    ]);
    expect(vocabulary.telling().map((term) => term.word)).toEqual(['cannolo', 'pistacchio', 'ricotta']);
    expect(vocabulary.bent('allo')).toEqual([]);
    expect(vocabulary.begun('al')).toHaveLength(1);
  });
});
