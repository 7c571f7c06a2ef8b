import { describe, expect, it } from 'vitest';
import { dishOf } from '../../parts/dish/dish.ts';
import { optionChoice, options, productDetail } from '../../parts/dish/product-testing.ts';
import { productTexts as t } from './product-texts.ts';

const four = ['a', 'b', 'c', 'd'].map((name) => optionChoice(name));

describe('[API-32] the number of choices a group asks for, in words', () => {
  it.each([
    [1, 1, 'Scegli un’opzione'],
    [2, 2, 'Scegli 2 opzioni'],
    [2, 3, 'Scegli da 2 a 3 opzioni'],
    [1, 4, 'Scegline almeno 1'],
    [0, 1, 'Facoltativo'],
    [0, 3, 'Facoltativo, al massimo 3'],
    [0, 4, 'Facoltativo, quante ne vuoi'],
  ])('from %i to %i of four: %s', (min, max, words) => {
    const [group] = dishOf(productDetail({ options: [options('gruppo', [min, max], four)] })).groups;
    expect(group && t.groupHint(group)).toBe(words);
  });

  it('says that a choice may be taken more than once', () => {
    const hintOf = (min: number, max: number, each: number) => {
      const groups = dishOf(productDetail({ options: [options('gruppo', [min, max], four, each)] })).groups;
      return groups.map(t.groupHint);
    };
    expect(hintOf(0, 6, 2)).toEqual(['Facoltativo, al massimo 6, anche uguali']);
    expect(hintOf(0, 8, 2)).toEqual(['Facoltativo, quante ne vuoi, anche uguali']);
    expect(hintOf(2, 2, 2)).toEqual(['Scegli 2 opzioni, anche uguali']);
    expect(hintOf(0, 1, 2)).toEqual(['Facoltativo']);
  });
});
