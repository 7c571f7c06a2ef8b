import { Link } from '@tanstack/react-router';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { ModeratedReview } from '@zanga/contract/menu/reviews';
import { type ReviewRefusal, reviewRefusals } from '@zanga/domain/reviews/review-rules';
import { formatDate } from '@zanga/domain/time-format';
import { Button } from '@zanga/ui/button.tsx';
import { Chip } from '@zanga/ui/chip.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { StarIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { momentText } from '../../parts/moment.ts';
import { AnswerForm } from './answer-form.tsx';
import { useReadReviews } from './moderation-queries.ts';
import { moderationTexts as t } from './moderation-texts.ts';

// The keys are the object's own; the library's type only knows texts.
const refusals = Object.entries(reviewRefusals) as [ReviewRefusal, string][];

const five = [1, 2, 3, 4, 5];

function Vote({ stars }: { readonly stars: number }) {
  return (
    <span role="img" aria-label={t.stars(stars)} className="inline-flex align-middle text-lemon-ink">
      {five.map((star) => (
        <StarIcon key={star} size={20} className={star <= stars ? '[&_path]:fill-lemon' : ''} />
      ))}
    </span>
  );
}

/** Order of the review: its dishes, and a link to it. */
function OrderLine({ order: { reference, number, placed_at, dishes } }: Pick<ModeratedReview, 'order'>) {
  return (
    <p className="border-line border-t pt-3 text-ink-soft text-small">
      {t.order}{' '}
      <Link
        to="/ordini/$reference"
        params={{ reference }}
        className="font-semibold text-ink underline underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        {reference} · {number}
      </Link>
      , {t.ordered(momentText(placed_at))}
      <span className="sr-only">. {t.dishes}</span>:{' '}
      {dishes.map(({ qty, name }) => t.dish(qty, name)).join(', ')}
    </p>
  );
}

function Words({ review }: { readonly review: ModeratedReview }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Vote stars={review.stars} />
        <strong>{review.author}</strong>
        <span className="text-ink-soft text-small">
          {formatDate(new Date(review.written_at))}
          {review.shop_name && ` · ${review.shop_name}`}
        </span>
      </p>
      {review.text && <p className="whitespace-pre-line">{review.text}</p>}
      {review.products.length > 0 && (
        <ul className="flex flex-col gap-1 border-line border-s-2 ps-4">
          {review.products.map(({ name, stars, text }) => (
            <li key={name}>
              <Vote stars={stars} /> <strong>{name}</strong> {text}
            </li>
          ))}
        </ul>
      )}
      <OrderLine order={review.order} />
    </>
  );
}

type Decision = { readonly reason?: ReviewRefusal };

/** A review with its actions. */
export function ModeratedCard({ review }: { readonly review: ModeratedReview }) {
  const [open, setOpen] = useState<'refusing' | 'answering'>();
  const { id, version, state } = review;
  const reread = useReadReviews();
  const params = { review: id };
  const { busy, alert, run } = useAction(async ({ reason }: Decision) => {
    await (reason
      ? service.api('POST /api/backoffice/reviews/:review/refuse', { params, body: { version, reason } })
      : service.api('POST /api/backoffice/reviews/:review/publish', { params, body: { version } })
    ).finally(reread);
  });
  return (
    <li className="flex min-w-0 flex-col gap-3 wrap-anywhere rounded-lg border border-line bg-surface p-5 shadow-card">
      <Words review={review} />
      {review.refusal && <p className="text-small text-tomato-ink">{t.refused(review.refusal)}</p>}
      {open === 'answering' && (
        <AnswerForm review={review} onDone={() => setOpen(undefined)} onSaved={reread} />
      )}
      {review.answer && open !== 'answering' && (
        <p className="whitespace-pre-line rounded-md bg-sunken p-4 text-small">{review.answer}</p>
      )}
      <FormAlert text={alert} />
      {open === 'refusing' && (
        <fieldset className="flex flex-wrap gap-2 rounded-md bg-sunken p-4">
          <legend className="float-start w-full pb-2 font-semibold">{t.refuseTitle}</legend>
          {refusals.map(([reason, words]) => (
            <Chip
              key={reason}
              pressed={false}
              className="whitespace-normal! text-start"
              onClick={() => run({ reason })}
            >
              {words}
            </Chip>
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap gap-3">
        {state !== 'published' && (
          <Button variant="soft" aria-disabled={busy || undefined} onClick={() => run({})}>
            {t.publish}
          </Button>
        )}
        {state === 'published' && open !== 'answering' && (
          <Button variant="outline" onClick={() => setOpen('answering')}>
            {review.answer ? t.changeAnswer : t.answer}
          </Button>
        )}
        {state !== 'refused' && (
          <Button variant="quiet" onClick={() => setOpen(open === 'refusing' ? undefined : 'refusing')}>
            {open === 'refusing' ? texts.cancel : t.refuse}
          </Button>
        )}
      </div>
    </li>
  );
}
