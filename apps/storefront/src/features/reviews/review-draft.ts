import type { ReviewableOrder, ReviewForm } from '@zanga/contract/menu/reviews';

type Rating = { readonly stars: number | undefined; readonly text: string };

/** A review as it is being written; stars that were not given are none. */
export type ReviewDraft = Rating & { readonly products: Readonly<Record<string, Rating>> };

export const noRating: Rating = { stars: undefined, text: '' };

/** Begins with what was said before. */
export const draftOf = ({ review }: Pick<ReviewableOrder, 'review'>): ReviewDraft => ({
  stars: review?.stars,
  text: review?.text ?? '',
  products: Object.fromEntries((review?.products ?? []).map(({ product, ...said }) => [product, said])),
});

/** What is sent: nothing until the order has its stars; of the products only those that have theirs. */
export const formOf = ({ stars, text, products }: ReviewDraft): ReviewForm | undefined =>
  stars === undefined
    ? undefined
    : {
        stars,
        text,
        products: Object.entries(products).flatMap(([product, said]) =>
          said.stars === undefined ? [] : [{ product, stars: said.stars, text: said.text }],
        ),
      };
