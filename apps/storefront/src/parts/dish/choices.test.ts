import { asId } from '@zanga/domain/ids';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  askingOf,
  cannotBeMade,
  canTake,
  mostPortions,
  problemsOf,
  severalOfEach,
  takenIn,
  withoutGroup,
  withPortions,
  withTouched,
} from './choices.ts';
import { dishOf } from './dish.ts';
import { optionChoice, options, productDetail } from './product-testing.ts';

const product = productDetail({
  options: [
    options('impasto', [1, 1], [optionChoice('classico'), optionChoice('integrale')]),
    options('salsa', [0, 1], [optionChoice('maionese'), optionChoice('ketchup')]),
    options(
      'aggiunte',
      [1, 2],
      [
        optionChoice('rucola'),
        optionChoice('noci'),
        optionChoice('olive'),
        optionChoice('gamberi', { sold_out: true }),
      ],
    ),
  ],
});
const { groups } = dishOf(product);
const group = (name: string) => {
  const found = groups.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const choice = (of: string, name: string) => {
  const found = group(of).choices.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const chosen = (...names: readonly string[]) => names.map((name) => asId('cho', `cho_${name}`));

describe('composing a dish', () => {
  it('[API-32] distinguishes groups of one, of one or none, and of several', () => {
    expect([group('impasto'), group('salsa'), group('aggiunte')].map(askingOf)).toEqual([
      'one',
      'one_or_none',
      'several',
    ]);
  });

  it('[API-32] replaces the other choice in a group of one', () => {
    const before = chosen('classico', 'rucola');
    expect(withTouched(group('impasto'), choice('impasto', 'integrale'), before)).toEqual(
      chosen('rucola', 'integrale'),
    );
    expect(withTouched(group('impasto'), choice('impasto', 'classico'), before)).toContain('cho_classico');
  });

  it('[API-32] toggles choices of several, up to the limit', () => {
    const one = withTouched(group('aggiunte'), choice('aggiunte', 'rucola'), []);
    const two = withTouched(group('aggiunte'), choice('aggiunte', 'noci'), one);
    expect(two).toEqual(chosen('rucola', 'noci'));
    expect(canTake(group('aggiunte'), choice('aggiunte', 'olive'), two)).toBe(false);
    expect(withTouched(group('aggiunte'), choice('aggiunte', 'olive'), two)).toEqual(two);
    expect(withTouched(group('aggiunte'), choice('aggiunte', 'rucola'), two)).toEqual(chosen('noci'));
  });

  it('[API-32] never takes a sold-out choice, but lets one be removed', () => {
    const gone = choice('aggiunte', 'gamberi');
    expect(withTouched(group('aggiunte'), gone, [])).toEqual([]);
    expect(withTouched(group('aggiunte'), gone, chosen('gamberi'))).toEqual([]);
  });

  it('[API-32] names the missing choice of each group, until the dish is complete', () => {
    const missing = problemsOf(groups, chosen('classico'));
    expect([...missing.keys()]).toEqual(['opt_aggiunte']);
    expect(missing.get(group('aggiunte').id)).toContain('aggiunte');
    expect(problemsOf(groups, chosen('classico', 'rucola')).size).toBe(0);
  });

  it('[API-32] recognises a dish with too few choices left', () => {
    const soldOut = dishOf(
      productDetail({ options: [options('pane', [1, 1], [optionChoice('sesamo', { sold_out: true })])] }),
    );
    expect(cannotBeMade(soldOut.groups)).toBe(true);
    expect(cannotBeMade(groups)).toBe(false);
  });

  it('[API-32] never exceeds a group, after any touches', () => {
    const all = groups.flatMap((one) => one.choices.map((touched) => ({ one, touched })));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...all), { maxLength: 40 }), (touches) => {
        let now = chosen();
        for (const { one, touched } of touches) now = [...withTouched(one, touched, now)];
        for (const one of groups) expect(takenIn(one, now)).toBeLessThanOrEqual(one.max);
        expect(new Set(now).size).toBe(now.length);
        expect(now).not.toContain('cho_gamberi');
      }),
    );
  });

  it('[API-32] empties one group and leaves the others alone', () => {
    expect(withoutGroup(group('salsa'), chosen('classico', 'ketchup'))).toEqual(chosen('classico'));
  });

  it('[API-32] counts portions, within what the choice and its group allow', () => {
    const {
      groups: [cheese],
    } = dishOf(
      productDetail({
        options: [options('formaggi', [0, 3], [optionChoice('bufala'), optionChoice('grana')], 2)],
      }),
    );
    const [bufala, grana] = cheese?.choices ?? [];
    if (!cheese || !bufala || !grana) throw new Error('There is no cheese');
    const both = withTouched(cheese, grana, chosen('bufala'));
    expect(severalOfEach(cheese)).toBe(true);
    expect(mostPortions(cheese, bufala, both)).toBe(2);
    const double = withPortions(cheese, bufala, 2, both);
    expect(double).toEqual(chosen('bufala', 'bufala', 'grana'));
    expect(takenIn(cheese, double)).toBe(3);
    expect(mostPortions(cheese, grana, double)).toBe(1);
    expect(withPortions(cheese, grana, 2, double)).toEqual(double);
    expect(withPortions(cheese, bufala, 1, double)).toEqual(both);
    expect(withTouched(cheese, bufala, double)).toEqual(chosen('grana'));
    expect(cannotBeMade([{ ...cheese, min: 4 }])).toBe(false);
    expect(cannotBeMade([{ ...cheese, min: 5 }])).toBe(true);
  });
});
