import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { allergensWithChoices, checkChoices, priceWithChoices, takenOf } from './options.ts';
import { choice, optionGroup } from './testing.ts';

const normal = choice('Normale');
const large = choice('Gigante', { priceDelta: cents(300) });
const size = optionGroup('Dimensione', [normal, large], { min: 1, max: 1 });

const buffalo = choice('Bufala', { priceDelta: cents(250), allergens: { milk: 'contains' }, soldOut: true });
const walnuts = choice('Noci', { priceDelta: cents(120), allergens: { nuts: 'contains' } });
const onion = choice('Cipolla', { priceDelta: cents(50) });
const extras = optionGroup('Extra', [buffalo, walnuts, onion], { max: 2 });

const without = optionGroup('Senza', [choice('Senza mozzarella', { priceDelta: cents(-100) })]);
const groups = [size, extras, without];

const codes = (...names: readonly string[]) => {
  const check = checkChoices(
    groups,
    names.map((name) => `cho_${name}` as const),
  );
  return check.ok ? [] : check.problems.map((problem) => problem.code);
};

describe('checkChoices', () => {
  it('[API-32] accepts choices within the limits of their groups', () => {
    expect(checkChoices(groups, [normal.id])).toEqual({ ok: true });
    expect(checkChoices(groups, [large.id, walnuts.id, onion.id])).toEqual({ ok: true });
    expect(checkChoices([], [])).toEqual({ ok: true });
  });

  it('[API-32] names every problem, with its group', () => {
    expect(checkChoices(groups, [normal.id, large.id, buffalo.id])).toEqual({
      ok: false,
      problems: [
        {
          code: 'too_many_choices',
          group: size.id,
          text: 'Puoi scegliere una sola opzione per «Dimensione»',
        },
        { code: 'choice_sold_out', group: extras.id, text: '«Bufala» al momento non è disponibile' },
      ],
    });
    expect(checkChoices(groups, [])).toEqual({
      ok: false,
      problems: [{ code: 'too_few_choices', group: size.id, text: 'Scegli un’opzione per «Dimensione»' }],
    });
  });

  it('[API-32] refuses a choice that the dish does not offer, and the same one twice', () => {
    expect(codes('Normale', 'Oro')).toEqual(['unknown_choice']);
    expect(codes('Normale', 'Normale')).toEqual(['repeated_choice']);
  });

  it('[API-32] counts a repeated choice once', () => {
    const two = optionGroup('Gusti', [choice('Limone'), choice('Fragola')], { min: 2, max: 2 });
    const check = checkChoices([two], ['cho_Limone', 'cho_Limone']);
    expect(check.ok ? [] : check.problems.map(({ text }) => text)).toEqual([
      'Hai scelto «Limone» più di una volta',
      'Scegli 2 opzioni per «Gusti»',
    ]);
  });

  it('[API-32] takes as many portions of a choice as its group allows, all of them within its limits', () => {
    const cheese = optionGroup('Aggiungi', [choice('Mozzarella'), choice('Rucola')], {
      max: 3,
      mostOfEach: 2,
    });
    const texts = (...chosen: Parameters<typeof checkChoices>[1]) => {
      const check = checkChoices([cheese], chosen);
      return check.ok ? [] : check.problems.map(({ text }) => text);
    };
    expect(texts('cho_Mozzarella', 'cho_Mozzarella', 'cho_Rucola')).toEqual([]);
    expect(texts('cho_Mozzarella', 'cho_Mozzarella', 'cho_Mozzarella')).toEqual([
      'Puoi avere «Mozzarella» al massimo 2 volte',
    ]);
    expect(texts('cho_Mozzarella', 'cho_Mozzarella', 'cho_Rucola', 'cho_Rucola')).toEqual([
      'Puoi scegliere al massimo 3 opzioni per «Aggiungi»',
    ]);
  });

  it('[API-32] answers a question for two with twice the same', () => {
    const pizzas = optionGroup('Le due pizze', [choice('Margherita'), choice('Diavola')], {
      min: 2,
      max: 2,
      mostOfEach: 2,
    });
    expect(checkChoices([pizzas], ['cho_Margherita', 'cho_Margherita'])).toEqual({ ok: true });
  });

  it('[API-32] lists the choices in the order of the questions, each once', () => {
    const taken = takenOf(groups, [onion.id, large.id, onion.id, 'cho_Oro']);
    expect(taken.map(({ choice: { name }, qty }) => [name, qty])).toEqual([
      ['Gigante', 1],
      ['Cipolla', 2],
    ]);
  });

  it('[API-32] accepts exactly the selections within the limits', () => {
    const letters = ['a', 'b', 'c', 'd'] as const;
    const all = letters.map((name) => choice(name));
    fc.assert(
      fc.property(fc.subarray(all), fc.nat(4), fc.nat(4), (chosen, a, b) => {
        const limits = { min: Math.min(a, b), max: Math.max(a, b) };
        const check = checkChoices(
          [optionGroup('Gruppo', all, limits)],
          chosen.map(({ id }) => id),
        );
        return check.ok === (chosen.length >= limits.min && chosen.length <= limits.max);
      }),
    );
  });
});

describe('priceWithChoices', () => {
  it('[API-38] adds the price of each choice', () => {
    expect(priceWithChoices(cents(850), groups, [])).toBe(850);
    expect(priceWithChoices(cents(850), groups, [large.id, walnuts.id])).toBe(1270);
    expect(priceWithChoices(cents(850), groups, ['cho_Senza mozzarella'])).toBe(750);
  });

  it('[API-38] charges every portion', () => {
    expect(priceWithChoices(cents(850), groups, [walnuts.id, walnuts.id])).toBe(1090);
  });

  it('[API-38] never goes below zero', () => {
    expect(priceWithChoices(cents(60), groups, ['cho_Senza mozzarella'])).toBe(0);
  });

  it('[API-38] refuses to forget a choice it does not know', () => {
    expect(() => priceWithChoices(cents(850), groups, ['cho_Oro'])).toThrow(RangeError);
  });

  it('[API-38] does not depend on the order of choices', () => {
    const offered = groups.flatMap((group) => group.choices.map(({ id }) => id));
    fc.assert(
      fc.property(fc.shuffledSubarray(offered), (chosen) => {
        const sorted = chosen.toSorted();
        return priceWithChoices(cents(850), groups, chosen) === priceWithChoices(cents(850), groups, sorted);
      }),
    );
  });
});

describe('allergensWithChoices', () => {
  it('[API-32] adds the allergens of the choices', () => {
    expect(allergensWithChoices({ gluten: 'contains', nuts: 'may_contain' }, groups, [walnuts.id])).toEqual({
      gluten: 'contains',
      nuts: 'contains',
    });
  });

  it('[API-32] does not trust a «senza» to remove any', () => {
    expect(allergensWithChoices({ milk: 'contains' }, groups, ['cho_Senza mozzarella'])).toEqual({
      milk: 'contains',
    });
  });

  it('[API-32] is undeclared when the dish or a choice is', () => {
    const secret = optionGroup('Salsa', [choice('Segreta', { allergens: null })]);
    expect(allergensWithChoices({}, [secret], ['cho_Segreta'])).toBeNull();
    expect(allergensWithChoices(null, [secret], [])).toBeNull();
    expect(allergensWithChoices({}, [secret], [])).toEqual({});
  });
});
