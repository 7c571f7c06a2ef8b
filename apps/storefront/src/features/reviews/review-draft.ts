import type { ReviewableOrder, ReviewForm } from '@zanga/contract/menu/reviews';
import { givenId } from '@zanga/domain/ids';

type Rating = { readonly stars: number | undefined; readonly text: string };

/** A review being written; missing stars are undefined, not zero. */
export type ReviewDraft = Rating & { readonly products: Readonly<Record<string, Rating>> };

export const noRating: Rating = { stars: undefined, text: '' };

/** First draft: the earlier review, if any. */
export const draftOf = ({ review }: Pick<ReviewableOrder, 'review'>): ReviewDraft => ({
  stars: review?.stars,
  text: review?.text ?? '',
  products: Object.fromEntries((review?.products ?? []).map(({ product, ...said }) => [product, said])),
});

/** Review to send: undefined until the order has stars; products without stars are left out. */
export const formOf = ({ stars, text, products }: ReviewDraft): ReviewForm | undefined =>
  stars === undefined
    ? undefined
    : {
        stars,
        text,
        products: Object.entries(products).flatMap(([product, said]) =>
          said.stars === undefined
            ? []
            : [{ product: givenId('prd', product), stars: said.stars, text: said.text }],
        ),
      };
