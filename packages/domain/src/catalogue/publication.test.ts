import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { type ProductDraft, publicationProblems } from './publication.ts';
import { choice, optionGroup } from './testing.ts';

const margherita: ProductDraft = {
  name: 'Margherita',
  kind: 'food',
  price: cents(750),
  memberPrice: cents(700),
  vatClass: 'prepared_food',
  categories: ['cat_pizze'],
  rootCategory: 'cat_pizze',
  channels: ['delivery', 'onshop'],
  diet_contents: [],
  allergens: { gluten: 'contains', milk: 'contains' },
  labels: ['vegetarian'],
  ageLimit: null,
  stock: null,
  optionGroups: [optionGroup('Impasto', [choice('Classico')], { min: 1, max: 1 })],
};
const codes = (changes: Partial<ProductDraft>) =>
  publicationProblems({ ...margherita, ...changes }).map(({ code }) => code);

describe('publicationProblems', () => {
  it('[API-31] finds none in a complete product', () => {
    expect(publicationProblems(margherita)).toEqual([]);
    expect(codes({ memberPrice: null, allergens: {}, labels: ['vegan', 'gluten_free'] })).toEqual([]);
    expect(codes({ kind: 'merchandise', channels: ['shipping'], stock: 0 })).toEqual([]);
    const fetched = { kind: 'merchandise', channels: ['pickup', 'shipping'], stock: 0 } as const;
    expect(codes({ ...fetched, takesCards: false })).toEqual([]);
  });

  it.each([
    ['name_missing', { name: '  ' }],
    ['category_missing', { categories: [] }],
    ['root_category_missing', { rootCategory: null }],
    ['price_negative', { price: cents(-1), memberPrice: null }],
    ['member_price_invalid', { memberPrice: cents(751) }],
    ['member_price_invalid', { memberPrice: cents(-1) }],
    ['channel_missing', { channels: [] }],
    ['channel_impossible', { channels: ['delivery', 'shipping'] }],
    ['cards_missing', { kind: 'merchandise', channels: ['shipping'], stock: 0, takesCards: false }],
    ['stock_missing', { kind: 'cinema' }],
    ['age_limit_missing', { vatClass: 'alcohol' }],
    ['age_limit_missing', { vatClass: 'alcohol', ageLimit: 16 }],
    ['allergens_undeclared', { allergens: null }],
    ['choice_undeclared', { optionGroups: [optionGroup('Salse', [choice('Segreta', { allergens: null })])] }],
    ['label_contradicted', { labels: ['vegan'] }],
    [
      'options_impossible',
      { optionGroups: [optionGroup('Impasto', [choice('Classico')], { min: 2, max: 2 })] },
    ],
    ['options_impossible', { optionGroups: [optionGroup('Impasto', [], { min: 0, max: 0 })] }],
    [
      'options_impossible',
      { optionGroups: [optionGroup('Impasto', [choice('Classico')], { max: 1, mostOfEach: 0 })] },
    ],
    [
      'options_impossible',
      { optionGroups: [optionGroup('Impasto', [choice('Classico')], { min: 1, max: 0 })] },
    ],
  ] as const satisfies readonly (readonly [string, Partial<ProductDraft>])[])(
    '[API-31] finds %s alone',
    (code, changes) => {
      expect(new Set(codes(changes))).toEqual(new Set([code]));
    },
  );

  it('[API-31] lists every problem at once, in words for the editor', () => {
    expect(publicationProblems({ ...margherita, name: '', allergens: null, labels: ['vegan'] })).toEqual([
      { code: 'name_missing', text: 'Manca il nome' },
      { code: 'allergens_undeclared', text: 'Dichiara gli allergeni, anche quando non ce ne sono' },
    ]);
  });
});
