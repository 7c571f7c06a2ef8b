import { useQuery } from '@tanstack/react-query';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { TicketIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useService } from '../../base/api/api.tsx';
import { EmptyList } from '../../base/page/empty-list.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { texts } from '../../base/texts/texts.ts';
import { CouponRow } from './coupon-row.tsx';
import { couponsQuery } from './coupons-queries.ts';
import { couponsTexts as t } from './coupons-texts.ts';

/** Usable coupons, the first to end on top. */
export function CouponsList() {
  const { data, error, refetch } = useQuery({ ...couponsQuery(useService()), staleTime: 0 });
  if (error && !data) return <LoadingProblem error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" className="grid gap-4 lg:grid-cols-2">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-32 rounded-lg" />
        <Skeleton className="h-32 rounded-lg" />
        <Skeleton className="h-32 rounded-lg" />
      </div>
    );
  if (data.coupons.length === 0) return <EmptyList icon={TicketIcon} title={t.empty} body={t.emptyBody} />;
  const now = serviceNow();
  return (
    <section aria-label={t.list}>
      <h2 className="sr-only">{t.list}</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {data.coupons.map((coupon) => (
          <CouponRow key={coupon.id} coupon={coupon} now={now} />
        ))}
      </ul>
    </section>
  );
}
