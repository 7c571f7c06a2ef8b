import type { OwnReview, ReviewableOrder } from '@zanga/contract/menu/reviews';
import { Badge } from '@zanga/ui/badge.tsx';
import { useNames } from '../../base/api/names.ts';
import { Stars } from '../../parts/reviews/stars.tsx';
import { ownTexts as t } from './own-texts.ts';

const tones = { waiting: 'lemon', published: 'basil', refused: 'alarm' } as const;

type WrittenReviewProps = { readonly review: OwnReview; readonly order: ReviewableOrder };

/** A customer's own review: its state, and the shop's answer. */
export function WrittenReview({ review, order }: WrittenReviewProps) {
  const names = useNames();
  const nameOf = (id: string) => order.items.find(({ product }) => product === id)?.name ?? '';
  return (
    <div className="flex flex-col gap-3 wrap-anywhere pt-3">
      <p className="flex flex-wrap items-center gap-3">
        <Stars stars={review.stars} />
        <Badge tone={tones[review.state]}>{t.states[review.state]}</Badge>
      </p>
      {review.refusal && (
        <p className="rounded-md bg-alarm-wash p-4 text-small text-alarm-ink">
          {order.can_write ? t.refused(review.refusal) : t.refusedLate(review.refusal)}
        </p>
      )}
      {review.text && <p className="whitespace-pre-line">{review.text}</p>}
      {review.products.length > 0 && (
        <ul className="flex flex-col gap-2">
          {review.products.map(({ product, stars, text }) => (
            <li key={product} className="text-small">
              <span className="flex flex-wrap items-center gap-2">
                <Stars stars={stars} size={16} />
                <strong>{nameOf(product)}</strong>
              </span>
              {text && <span className="whitespace-pre-line">{text}</span>}
            </li>
          ))}
        </ul>
      )}
      {review.answer && (
        <div className="rounded-md bg-sunken p-4 text-small">
          <p className="font-semibold">{t.answer(names)}</p>
          <p className="whitespace-pre-line pt-1">{review.answer}</p>
        </div>
      )}
    </div>
  );
}
