import { describe, expect, it } from 'vitest';
import { cents } from '../../money.ts';
import { type ChoiceForm, type GroupForm, groupProblems } from './group-form.ts';

const choice: ChoiceForm = {
  ...{ id: null, name: 'Integrale', price_delta: cents(100), selected: false },
  allergens: { contains: [], may_contain: [] },
};
const form: GroupForm = {
  ...{ name: 'Impasto', min: 1, max: 1, most_of_each: 1, archived: false },
  choices: [choice, { ...choice, name: 'Classico', selected: true }],
};
const unused = { products: 0, published: 0 };
const onSale = { products: 3, published: 2 };
const fieldsOf = (one: GroupForm, use = unused) => groupProblems(one, use).map(({ field }) => field);

describe('a group of options', () => {
  it('is saved when it can be answered', () => {
    expect(fieldsOf(form, onSale)).toEqual([]);
  });

  it('never asks for more than its choices allow, portions counted', () => {
    expect(fieldsOf({ ...form, min: 3, max: 3 })).toEqual(['min']);
    expect(fieldsOf({ ...form, min: 3, max: 4, most_of_each: 2 })).toEqual([]);
    expect(fieldsOf({ ...form, min: 2 })).toEqual(['min']);
    expect(fieldsOf({ ...form, min: 0, max: 0 })).toEqual(['max', 'choices']);
  });

  it('comes with no more than one may have', () => {
    expect(fieldsOf({ ...form, choices: form.choices.map((one) => ({ ...one, selected: true })) })).toEqual([
      'choices',
    ]);
  });

  it('has a name for each choice, and no name twice', () => {
    const twice = [choice, { ...choice, name: ' integrale' }, { ...choice, name: ' ' }];
    expect(fieldsOf({ ...form, choices: twice })).toEqual(['choices.1.name', 'choices.2.name']);
  });

  it('declares its allergens once a published product asks it', () => {
    const undeclared = { ...form, choices: [{ ...choice, allergens: null }] };
    expect(fieldsOf(undeclared)).toEqual([]);
    expect(fieldsOf(undeclared, onSale)).toEqual(['choices.0.allergens']);
    expect(fieldsOf({ ...form, min: 0, choices: [] }, onSale)).toEqual(['choices']);
  });

  it('cannot be archived while a product uses it', () => {
    expect(fieldsOf({ ...form, archived: true })).toEqual([]);
    expect(fieldsOf({ ...form, archived: true }, onSale)).toEqual(['archived']);
  });
});
