import { describe, expect, it } from 'vitest';
import { mergeForms } from './merge-forms.ts';
import { slugOf } from './slug.ts';

const form = { name: 'Arancino', price: 350, categories: ['cat_1'] };

describe('the merge of two edits of a form', () => {
  it('contains the changes of both', () => {
    const mine = { ...form, name: 'Arancina' };
    const theirs = { ...form, price: 380 };
    expect(mergeForms(form, mine, theirs)).toEqual({
      form: { ...form, name: 'Arancina', price: 380 },
      both: [],
    });
  });

  it('lists fields that both changed, unless to the same value', () => {
    const mine = { ...form, price: 400, name: 'Arancina' };
    const theirs = { ...form, price: 380, name: 'Arancina' };
    expect(mergeForms(form, mine, theirs)).toEqual({ form: mine, both: ['price'] });
  });
});

describe('the slug of a name', () => {
  it.each([
    ['Arancino al ragù', 'arancino-al-ragu'],
    ['  «Così» & 100%  ', 'cosi-100'],
    ['日本', ''],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
