import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriesLabel, contradictedLabels, type DeclaredDish, isSafe, labelsDeniedBy } from './dietary.ts';
import { allergenNames, dietaryLabelNames } from './italian-names.ts';
import { someAllergens, someDeclaration, someLabels } from './testing.ts';
import { allergens, type DietContent, dietaryLabels, dietContents } from './vocabulary.ts';

const dishes = fc.record({
  allergens: someDeclaration,
  labels: someLabels,
  contents: fc.option(fc.subarray([...dietContents])),
});

describe('isSafe', () => {
  it('[API-31] never trusts an unknown or undeclared dish', () => {
    expect(isSafe(undefined, [], [])).toBe(false);
    expect(isSafe({ allergens: null, labels: ['vegan'], contents: null }, [], [])).toBe(false);
  });

  it('[API-31] counts a trace as the allergen itself', () => {
    const dish = { allergens: { nuts: 'may_contain' }, labels: [], contents: null } as const;
    expect(isSafe(dish, ['nuts'], [])).toBe(false);
    expect(isSafe(dish, ['milk'], [])).toBe(true);
  });

  it('[API-31] requires every label asked for', () => {
    const dish = { allergens: {}, labels: ['organic', 'vegan'], contents: null } as const;
    expect(isSafe(dish, [], ['organic', 'vegan'])).toBe(true);
    expect(isSafe(dish, [], ['organic', 'halal'])).toBe(false);
  });

  it('[API-31] knows that a vegan dish is vegetarian, and not the reverse', () => {
    expect(carriesLabel(['vegan'], 'vegetarian')).toBe(true);
    expect(carriesLabel(['vegetarian'], 'vegan')).toBe(false);
  });

  it('[API-31] takes a dish without milk for one without lactose, as the law does', () => {
    expect(isSafe({ allergens: {}, labels: [], contents: null }, [], ['lactose_free'])).toBe(true);
    expect(
      isSafe({ allergens: { milk: 'may_contain' }, labels: [], contents: null }, [], ['lactose_free']),
    ).toBe(false);
    expect(
      isSafe(
        { allergens: { milk: 'contains' }, labels: ['lactose_free'], contents: null },
        [],
        ['lactose_free'],
      ),
    ).toBe(true);
    expect(isSafe({ allergens: {}, labels: [], contents: null }, [], ['gluten_free'])).toBe(false);
  });

  it('[API-31] never lets an avoided allergen through, with any labels', () => {
    fc.assert(
      fc.property(dishes, someAllergens, someLabels, (dish, avoid, labels) => {
        const declared = Object.keys(dish.allergens ?? {});
        return !isSafe(dish, avoid, labels) || !avoid.some((allergen) => declared.includes(allergen));
      }),
    );
  });

  it('[API-31] only ever grows stricter with more conditions', () => {
    fc.assert(
      fc.property(dishes, someAllergens, someAllergens, someLabels, (dish, avoid, more, labels) => {
        return !isSafe(dish, [...avoid, ...more], labels) || isSafe(dish, avoid, labels);
      }),
    );
  });
});

describe('meat, pork and alcohol', () => {
  const without = (content: DietContent, dish: Partial<DeclaredDish>) =>
    isSafe({ allergens: {}, labels: [], contents: null, ...dish }, [], [], [content]);

  it('[API-31] are never missing of a dish that does not declare them', () => {
    for (const content of dietContents) expect(without(content, {})).toBe(false);
    expect(without('pork', { allergens: null, contents: [] })).toBe(false);
  });

  it('[API-31] pass by a declaration, and pork counts as meat', () => {
    expect(without('pork', { contents: ['meat'] })).toBe(true);
    expect(without('meat', { contents: ['pork'] })).toBe(false);
    expect(without('alcohol', { contents: ['alcohol'] })).toBe(false);
  });

  it('[API-31] pass by a label that promises them away, unless the declaration says otherwise', () => {
    expect(without('meat', { labels: ['vegan'] })).toBe(true);
    expect(without('pork', { labels: ['halal'] })).toBe(true);
    expect(without('meat', { labels: ['halal'] })).toBe(false);
    expect(without('pork', { labels: ['halal'], contents: ['pork'] })).toBe(false);
  });

  it('[API-32] deny the labels that they contradict', () => {
    expect(labelsDeniedBy(['pork'], ['halal', 'vegetarian', 'gluten_free'])).toEqual(['halal', 'vegetarian']);
    expect(labelsDeniedBy(['alcohol'], ['halal', 'vegan'])).toEqual(['halal']);
    expect(labelsDeniedBy(null, ['vegan'])).toEqual([]);
  });
});

describe('contradictedLabels', () => {
  it('[API-32] finds the labels that the allergens deny', () => {
    expect(contradictedLabels({ milk: 'contains' }, ['vegan', 'vegetarian', 'lactose_free'])).toEqual([
      'vegan',
    ]);
    expect(contradictedLabels({ fish: 'contains' }, ['vegan', 'vegetarian'])).toEqual([
      'vegan',
      'vegetarian',
    ]);
    expect(contradictedLabels({ gluten: 'may_contain' }, ['gluten_free'])).toEqual(['gluten_free']);
  });

  it('[API-32] lets a vegan dish carry traces', () => {
    expect(contradictedLabels({ milk: 'may_contain' }, ['vegan', 'spicy'])).toEqual([]);
  });
});

describe('Italian names', () => {
  it('[API-32] say each of the fourteen allergens and each label differently', () => {
    expect(new Set(allergens.map((allergen) => allergenNames[allergen])).size).toBe(14);
    expect(new Set(dietaryLabels.map((label) => dietaryLabelNames[label])).size).toBe(dietaryLabels.length);
  });
});
