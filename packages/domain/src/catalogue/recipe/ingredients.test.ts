import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLeftOut, type Ingredient, leftOutOf, stillLeftOut, strangersIn } from './ingredients.ts';

const ingredient = (name: string, removable = true): Ingredient => ({ id: `ing_${name}`, name, removable });
const pizza = [ingredient('pomodoro', false), ingredient('cipolla rossa'), ingredient('basilico')];

describe('what a dish is made of', () => {
  it('[API-32] is left out in the order of the recipe, each thing once', () => {
    const without = ['ing_basilico', 'ing_cipolla rossa', 'ing_basilico'];
    expect(leftOutOf(pizza, without).map(({ name }) => name)).toEqual(['cipolla rossa', 'basilico']);
    expect(leftOutOf(pizza, [])).toEqual([]);
  });

  it('[API-38] cannot do without what is the dish itself', () => {
    expect(checkLeftOut(pizza, ['ing_basilico'])).toEqual({ ok: true });
    expect(checkLeftOut(pizza, ['ing_pomodoro', 'ing_basilico'])).toEqual({
      ok: false,
      problems: [
        {
          code: 'not_removable',
          group: null,
          text: '«pomodoro» fa parte della ricetta e non si può togliere',
        },
      ],
    });
  });

  it('[API-38] minds nothing that it is not made of any more: it lacks that anyway', () => {
    expect(checkLeftOut(pizza, ['ing_capperi'])).toEqual({ ok: true });
    expect(leftOutOf(pizza, ['ing_capperi'])).toEqual([]);
  });

  it('[API-38] tells what names nothing of it, or names it twice', () => {
    expect(strangersIn(pizza, ['ing_basilico', 'ing_capperi', 'ing_basilico'])).toEqual([
      'ing_capperi',
      'ing_basilico',
    ]);
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...pizza]),
        (some) =>
          strangersIn(
            pizza,
            some.map(({ id }) => id),
          ).length === 0,
      ),
    );
  });

  it('[RTE-14] knows again what was left out, even under another id', () => {
    const before = [
      { id: 'ing_old' as const, name: 'Cipolla rossa' },
      { id: 'ing_basilico' as const, name: 'basilico greco' },
      { id: 'ing_gone' as const, name: 'capperi' },
    ];
    expect(stillLeftOut(pizza, before).map(({ id }) => id)).toEqual(['ing_cipolla rossa', 'ing_basilico']);
  });
});
