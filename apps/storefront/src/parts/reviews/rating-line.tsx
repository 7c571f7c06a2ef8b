import { useQuery } from '@tanstack/react-query';
import { useService } from '../../base/api/api.tsx';
import { reviewTexts as t } from './review-texts.ts';
import { type Reviewed, reviewsQuery } from './reviews-query.ts';
import { Stars } from './stars.tsx';

/** Average in a line, with a link down to the reviews; nothing without a vote. */
export function RatingLine({ reviewed }: { readonly reviewed: Reviewed }) {
  const { data } = useQuery(reviewsQuery(useService(), reviewed));
  const average = data?.rating.average;
  if (!data || average == null) return null;
  return (
    <a href="#recensioni" className="inline-flex min-h-11 items-center gap-2 text-small">
      <Stars stars={average} />
      <strong className="tabular-nums">{t.average(average)}</strong>
      <span className="text-ink-soft underline underline-offset-4">{t.count(data.rating.count)}</span>
    </a>
  );
}
