import type { ReviewableOrder } from '@zanga/contract/menu/reviews';
import { formatDate } from '@zanga/domain/time-format';
import { Button } from '@zanga/ui/button.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { ownTexts as t } from './own-texts.ts';
import { ReviewForm } from './review-form.tsx';
import { WithdrawReview } from './withdraw-review.tsx';
import { WrittenReview } from './written-review.tsx';

type OrderToReviewProps = {
  readonly order: ReviewableOrder;
  readonly writing: boolean;
  readonly onWriting: (writing: boolean) => void;
};

const day = (instant: string) => formatDate(new Date(instant));

/** A delivered order, with its review or the invitation to write one. */
export function OrderToReview({ order, writing, onWriting }: OrderToReviewProps) {
  const { review, number, can_write: canWrite } = order;
  const title = `ordine-${order.order}`;
  return (
    <li className="rounded-lg bg-surface p-5 shadow-card md:p-7">
      <section aria-labelledby={title}>
        <h2 id={title} className="text-h3">
          {t.order(number)}
        </h2>
        <p className="text-ink-soft text-small">{t.completed(day(order.completed_at), order.shop_name)}</p>
        <p className="pt-1">{order.items.map(({ name }) => name).join(', ')}</p>
        {writing && canWrite ? (
          <ReviewForm
            order={order}
            onSent={() => {
              toast({ text: t.sent });
              onWriting(false);
            }}
            onCancel={() => onWriting(false)}
          />
        ) : (
          <>
            {review && <WrittenReview review={review} order={order} />}
            <div className="flex flex-wrap items-center gap-3 pt-4">
              {canWrite && (
                <Button
                  variant={review ? 'outline' : 'solid'}
                  aria-label={review ? t.editFor(number) : t.writeFor(number)}
                  onClick={() => onWriting(true)}
                >
                  {review ? t.edit : t.write}
                </Button>
              )}
              {review && <WithdrawReview order={order.order} number={number} />}
              {canWrite && (
                <p className="text-ink-soft text-small">
                  {(review ? t.changeUntil : t.until)(day(order.until))}
                </p>
              )}
            </div>
          </>
        )}
      </section>
    </li>
  );
}
