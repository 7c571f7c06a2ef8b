import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLeftOut, type Ingredient, leftOutOf, stillLeftOut, strangersIn } from './ingredients.ts';

const ingredient = (name: string, removable = true): Ingredient => ({ id: `ing_${name}`, name, removable });
const pizza = [ingredient('pomodoro', false), ingredient('cipolla rossa'), ingredient('basilico')];

describe('the ingredients of a dish', () => {
  it('[API-32] are left out in the order of the recipe, each once', () => {
    const without = ['ing_basilico', 'ing_cipolla rossa', 'ing_basilico'];
    expect(leftOutOf(pizza, without).map(({ name }) => name)).toEqual(['cipolla rossa', 'basilico']);
    expect(leftOutOf(pizza, [])).toEqual([]);
  });

  it('[API-38] include some the dish cannot do without', () => {
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

  it('[API-38] no longer in the recipe are ignored: the dish lacks them anyway', () => {
    expect(checkLeftOut(pizza, ['ing_capperi'])).toEqual({ ok: true });
    expect(leftOutOf(pizza, ['ing_capperi'])).toEqual([]);
  });

  it('[API-38] are named once: an unknown or repeated id is reported', () => {
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

  it('[RTE-14] are recognised by name among today’s, even under another id', () => {
    const before = [
      { id: 'ing_old' as const, name: 'Cipolla rossa' },
      { id: 'ing_basilico' as const, name: 'basilico greco' },
      { id: 'ing_gone' as const, name: 'capperi' },
    ];
    expect(stillLeftOut(pizza, before).map(({ id }) => id)).toEqual(['ing_cipolla rossa', 'ing_basilico']);
  });
});
