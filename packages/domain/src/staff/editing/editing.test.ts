import { describe, expect, it } from 'vitest';
import { mergeForms } from './merge-forms.ts';
import { slugOf } from './slug.ts';

const form = { name: 'Arancino', price: 350, categories: ['cat_1'] };

describe('two people at one form', () => {
  it('contain the changes of each of them', () => {
    const mine = { ...form, name: 'Arancina' };
    const theirs = { ...form, price: 380 };
    expect(mergeForms(form, mine, theirs)).toEqual({
      form: { ...form, name: 'Arancina', price: 380 },
      both: [],
    });
  });

  it('choose where both changed the same, unless to the same', () => {
    const mine = { ...form, price: 400, name: 'Arancina' };
    const theirs = { ...form, price: 380, name: 'Arancina' };
    expect(mergeForms(form, mine, theirs)).toEqual({ form: mine, both: ['price'] });
  });
});

describe('an address by a name', () => {
  it.each([
    ['Arancino al ragù', 'arancino-al-ragu'],
    ['  «Così» & 100%  ', 'cosi-100'],
    ['日本', ''],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
