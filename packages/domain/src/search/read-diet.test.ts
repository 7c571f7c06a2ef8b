import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergens, dietaryLabels, dietContents } from '../catalogue/vocabulary.ts';
import { readDiet } from './read-diet.ts';
import { dietFilters, searchWithout } from './write-diet.ts';

const read = (text: string) => {
  const { labels, allergens: without, contents, others, text: rest } = readDiet(text);
  return [[...labels, ...without, ...contents, ...others.map((other) => `-${other}`)].join(' '), rest];
};

describe('words of diet and allergens in a search', () => {
  it.each([
    ['senza glutine', 'gluten_free', ''],
    ['Senza  GLUTINE!', 'gluten_free', ''],
    ['glutin free', 'gluten_free', ''],
    ['gluten-free pizza', 'gluten_free', 'pizza'],
    ['pizza glutenfree', 'gluten_free', 'pizza'],
    ['senza glutne', 'gluten_free', ''],
    ['sneza glutine', 'gluten_free', ''],
    ['s/glutine', 'gluten_free', ''],
    ['dolci per celiaci', 'gluten_free', 'dolci'],
    ['no lattosio', 'lactose_free', ''],
    ['senza latosio', 'lactose_free', ''],
    ['lactose free', 'lactose_free', ''],
    ['intollerante al lattosio', 'lactose_free', ''],
    ['senza latte', 'milk', ''],
    ['niente formaggio', 'milk', ''],
    ['senza uova', 'eggs', ''],
    ['senza l’uovo', 'eggs', ''],
    ['senza ouva', 'eggs', ''],
    ['allergica alle noci', 'nuts', ''],
    ['senza frutta a guscio', 'nuts', ''],
    ['senza tracce di arachidi', 'peanuts', ''],
    ['nut free', 'nuts', ''],
    ['vegano', 'vegan', ''],
    ['burger vegana', 'vegan', 'burger'],
    ['vegetariano', 'vegetarian', ''],
    ['vegitariano', 'vegetarian', ''],
    ['senza carne', 'meat', ''],
    ['senza maiale', 'pork', ''],
    ['Senza carne di maiale', 'pork', ''],
    ['pizza senza suino', 'pork', 'pizza'],
    ['pork free', 'pork', ''],
    ['birra senza alcool', 'alcohol', 'birra'],
    ['senza derivati animali', 'vegan', ''],
    ['halal', 'halal', ''],
    ['vino bio', 'organic', 'vino'],
  ])('[API-33] reads «%s»', (text, asked, rest) => {
    expect(read(text)).toEqual([asked, rest]);
  });

  it.each([
    ['senza glutine e lattosio', 'gluten_free lactose_free', ''],
    ['senza uova né latte', 'eggs milk', ''],
    ['senza latte, uova e soia', 'milk eggs soy', ''],
    ['senza glutine senza lattosio', 'gluten_free lactose_free', ''],
    ['senza glutine lattosio', 'gluten_free lactose_free', ''],
    ['senza glutine e vegano', 'gluten_free vegan', ''],
    ['senza glutine pizza', 'gluten_free', 'pizza'],
    ['senza glutine, pizza', 'gluten_free', 'pizza'],
    ['pizza senza lattosio con funghi', 'lactose_free', 'pizza funghi'],
    ['senza cipolla e aglio', '-cipolla -aglio', ''],
    ['senza maiale e alcol', 'pork alcohol', ''],
    ['panino senza pomodoro', '-pomodoro', 'panino'],
  ])('[API-33] reads all of «%s»', (text, asked, rest) => {
    expect(read(text)).toEqual([asked, rest].map((part) => expect.stringMatching(exactly(part))));
  });

  it.each([
    'pizza',
    'latte',
    'Coca Cola Zero',
    'uova al tegamino',
    'piccante',
    'vegetali',
    "S.Pellegrino all'arancia",
  ])('[API-33] leaves «%s» as it is', (text) => {
    expect(read(text)).toEqual(['', text]);
  });

  it('[API-33] takes no fruit or meat for an allergen that is spelt alike', () => {
    for (const food of ['pesca', 'pesche', 'uva', 'pollo', 'lattuga', 'mandarini', 'salame', 'faraona'])
      expect(read(`senza ${food}`)).toEqual([`-${food}`, '']);
  });

  it('[API-33] knows the name that is being typed', () => {
    expect(read('senza')).toEqual(['', '']);
    expect(read('pizza senz')).toEqual(['', 'pizza senz']);
    expect(read('pizza senza gl')).toEqual(['', 'pizza']);
    for (const typed of ['glu', 'glut', 'gluti', 'glutin', 'glutine'])
      expect(dietFilters(readDiet(`pizza senza ${typed}`))).toHaveLength(1);
    expect(read('senza latt')).toEqual(['milk', '']);
  });

  const food = fc.constantFrom('pizza', 'arancini', 'gelato', 'funghi', 'caffè', 'torta', 'insalata');
  const rest = fc.uniqueArray(food, { maxLength: 3 });
  const negation = fc.constantFrom('senza', 'Senza', 'no', 'niente', 'without', 'sneza', 'privo di', 'zero');
  const named = fc.constantFrom(
    'glutine',
    'lattosio',
    'uova',
    'latte',
    'pesce',
    'arachidi',
    'soia',
    'sesamo',
    'solfiti',
    'maiale',
    'alcol',
  );

  it('[API-33] never looks for things the customer wants to be without', () => {
    fc.assert(
      fc.property(
        rest,
        negation,
        fc.uniqueArray(named, { minLength: 1, maxLength: 4 }),
        (words, no, names) => {
          const asked = readDiet(`${words.join(' ')} ${no} ${names.join(' e ')}`);
          expect(asked.text).toBe(words.join(' '));
          expect(dietFilters(asked)).toHaveLength(names.length);
        },
      ),
    );
  });

  it('[API-33] looks for no word after «senza», known or unknown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const asked = readDiet(`senza ${text}`);
        expect(asked.text.split(' ')).not.toContain('senza');
        const first = /[a-z]{3,}/.exec(text);
        if (first && first.index === 0 && text.length === first[0].length) expect(asked.text).toBe('');
      }),
    );
  });

  it('[API-33] without one condition is told in words that can be read again', () => {
    const labels = fc.subarray(dietaryLabels.filter((label) => label !== 'spicy'));
    const contents = fc.subarray([...dietContents]);
    const others = fc.subarray(['cipolla', 'aglio', 'pomodoro']);
    fc.assert(
      fc.property(
        rest,
        labels,
        fc.subarray([...allergens]),
        contents,
        others,
        (words, is, without, made, not) => {
          const asked = {
            labels: is,
            allergens: without,
            contents: made,
            others: not,
            text: words.join(' '),
          };
          const filters = dietFilters(asked);
          for (const away of filters) {
            const again = readDiet(searchWithout(asked, away));
            const left = filters.filter((filter) => filter !== away);
            expect(dietFilters(again)).toEqual(expect.arrayContaining([...left]));
            expect(dietFilters(again)).toHaveLength(left.length);
            expect(again.text).toBe(asked.text);
          }
        },
      ),
    );
  });

  it('[API-33] ends with any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 200 }), (text) => {
        expect(readDiet(text).text.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

const exactly = (part: string) =>
  new RegExp(
    `^${part
      .split(' ')
      .map((word) => `(?=(?:.* )?${word}(?: |$))`)
      .join('')}.{${part.length}}$`,
  );
