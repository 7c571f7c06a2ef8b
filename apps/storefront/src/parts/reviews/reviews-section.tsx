import { useQuery } from '@tanstack/react-query';
import type { PublishedReview, Rating } from '@zanga/contract/menu/reviews';
import { formatDate } from '@zanga/domain/time-format';
import { Button } from '@zanga/ui/button.tsx';
import { Disclosure } from '@zanga/ui/disclosure.tsx';
import { useId, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { useNames } from '../../base/api/names.ts';
import { reviewTexts as t } from './review-texts.ts';
import { type Reviewed, reviewsQuery } from './reviews-query.ts';
import { Stars } from './stars.tsx';

/** Average and number of votes for each star: an average alone hides half of them. */
function Summary({ rating }: { readonly rating: Rating }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <p className="flex flex-col items-start gap-1">
        <strong className="font-display text-h1 tabular-nums leading-none">
          {rating.average !== null && t.average(rating.average)}
        </strong>
        <Stars stars={rating.average ?? 0} />
        <span className="text-ink-soft text-small">{t.count(rating.count)}</span>
      </p>
      <ul className="flex min-w-52 flex-1 flex-col gap-1 sm:max-w-80">
        {rating.stars
          .map((count, at) => ({ stars: at + 1, count }))
          .reverse()
          .map(({ stars, count }) => (
            <li key={stars} className="flex items-center gap-3 text-small" aria-label={t.split(stars, count)}>
              <span className="w-3 text-end tabular-nums" aria-hidden="true">
                {stars}
              </span>
              <span className="h-2 flex-1 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
                <span
                  className="block h-full rounded-full bg-lemon"
                  style={{ width: `${(count * 100) / Math.max(1, rating.count)}%` }}
                />
              </span>
              <span className="w-6 text-ink-soft tabular-nums" aria-hidden="true">
                {count}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}

function Review({ review }: { readonly review: PublishedReview }) {
  const names = useNames();
  return (
    <li className="flex flex-col gap-2 border-line border-t py-4 first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars stars={review.stars} size={18} />
        <strong>{review.author}</strong>
        <span className="text-ink-soft text-small">{formatDate(new Date(review.written_at))}</span>
      </p>
      {review.text && <p className="max-w-2xl whitespace-pre-line">{review.text}</p>}
      {review.answer && (
        <div className="max-w-2xl rounded-md bg-sunken p-4 text-small">
          <p className="font-semibold">{t.answer(names)}</p>
          <p className="whitespace-pre-line pt-1">{review.answer}</p>
        </div>
      )}
    </li>
  );
}

type PageProps = { readonly reviewed: Reviewed; readonly page: number };

/** One page of reviews; the next loads at a press. */
function Page({ reviewed, page }: PageProps) {
  const { data, isError } = useQuery(reviewsQuery(useService(), reviewed, page));
  if (isError) return <li className="py-4 text-ink-soft">{t.failed}</li>;
  return data?.data.map((review) => <Review key={review.id} review={review} />);
}

type ReviewsSectionProps = {
  readonly reviewed: Reviewed;
  /** Id of the section, for links to it. */
  readonly anchor?: string;
};

/** Customers' reviews of a product or shop; nothing before the first. */
export default function ReviewsSection({ reviewed, anchor }: ReviewsSectionProps) {
  const title = useId();
  const { data } = useQuery(reviewsQuery(useService(), reviewed));
  const [pages, setPages] = useState<readonly number[]>([1]);
  if (!data || data.rating.count === 0) return null;
  return (
    <section id={anchor} aria-labelledby={title} className="flex max-w-3xl scroll-mt-24 flex-col gap-4">
      <h2 id={title} className="text-h3">
        {t.title}
      </h2>
      <Summary rating={data.rating} />
      <Disclosure summary={t.how}>
        <p className="max-w-2xl text-ink-soft text-small">{t.verified}</p>
      </Disclosure>
      <ul>
        {pages.map((page) => (
          <Page key={page} reviewed={reviewed} page={page} />
        ))}
      </ul>
      {pages.length < data.meta.last_page && (
        <Button
          variant="outline"
          className="self-start"
          onClick={() => setPages([...pages, pages.length + 1])}
        >
          {t.more}
        </Button>
      )}
    </section>
  );
}
