import { describe, expect, it } from 'vitest';
import { draftOf, formOf } from './review-draft.ts';

const review = {
  id: 'rev_1',
  stars: 4,
  text: 'Buono',
  products: [{ product: 'prd_1', stars: 5, text: '' }],
  state: 'published',
  written_at: '2026-11-20T12:00:00.000Z',
  refusal: null,
  answer: null,
} as const;

describe('[RTE-20] a review that is being written', () => {
  it('sends an untouched review unchanged', () => {
    const before = { ...review, products: [...review.products] };
    expect(formOf(draftOf({ review: before }))).toEqual({
      stars: 4,
      text: 'Buono',
      products: [{ product: 'prd_1', stars: 5, text: '' }],
    });
  });

  it('sends no review without stars for the order, and leaves out products without stars', () => {
    const draft = draftOf({ review: null });
    expect(formOf(draft)).toBeUndefined();
    const products = { prd_1: { stars: undefined, text: 'parole sole' }, prd_2: { stars: 2, text: '' } };
    expect(formOf({ ...draft, stars: 3, products })?.products).toEqual([
      { product: 'prd_2', stars: 2, text: '' },
    ]);
  });
});
