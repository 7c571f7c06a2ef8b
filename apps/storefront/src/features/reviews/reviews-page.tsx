import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import type { ReviewableOrder } from '@zanga/contract/menu/reviews';
import { Disclosure } from '@zanga/ui/disclosure.tsx';
import { StarIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useService } from '../../base/api/api.tsx';
import { EmptyList } from '../../base/page/empty-list.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useSession } from '../../base/session/session.ts';
import { reviewTexts } from '../../parts/reviews/review-texts.ts';
import { SignInInvitation } from '../../parts/sign-in/sign-in-invitation.tsx';
import { OrderToReview } from './order-to-review.tsx';
import { ownReviewsQuery } from './own-query.ts';
import { ownTexts as t } from './own-texts.ts';

type ReviewsPageProps = {
  /** Id of the order being reviewed. */
  readonly writing: string | undefined;
  readonly onWriting: (order: string | undefined) => void;
};

type ListProps = ReviewsPageProps & { readonly orders: readonly ReviewableOrder[] };

function List({ orders, writing, onWriting }: ListProps) {
  if (orders.length === 0) return <EmptyList icon={StarIcon} title={t.empty} body={t.emptyBody} />;
  return (
    <ul className="flex flex-col gap-4 md:gap-5">
      {orders.map((order) => (
        <OrderToReview
          key={order.order}
          order={order}
          writing={writing === order.order}
          onWriting={(begins) => onWriting(begins ? order.order : undefined)}
        />
      ))}
    </ul>
  );
}

function OwnOrders(props: ReviewsPageProps) {
  const { data, error, fetchStatus, refetch } = useQuery(ownReviewsQuery(useService()));
  if (!data && (error !== null || fetchStatus === 'paused'))
    return <LoadingProblem error={error} onRetry={() => void refetch()} />;
  // The text below the orders waits for them: they would push it down.
  if (!data) return <Skeleton className="h-52 rounded-lg" />;
  return (
    <>
      <List orders={data.data} {...props} />
      <Disclosure summary={reviewTexts.how}>
        <p className="text-ink-soft text-small">{reviewTexts.verified}</p>
      </Disclosure>
    </>
  );
}

/** Customers review their orders (RTE-20); the person is known only in the browser. */
export function ReviewsPage(props: ReviewsPageProps) {
  const hydrated = useHydrated();
  const { signedIn } = useSession();
  if (hydrated && !signedIn) return <SignInInvitation title={t.visitorTitle} body={t.visitorBody} />;
  return (
    <div className="page pt-6 pb-10 md:pt-10">
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        <header>
          <h1 className="text-h1">{t.title}</h1>
          <p className="pt-2 text-ink-soft text-lead">{t.line}</p>
        </header>
        <OwnOrders {...props} />
      </div>
    </div>
  );
}
