import { createFileRoute } from '@tanstack/react-router';
import { RecentChanges } from '../../../features/audit/recent-changes.tsx';
import { CouponPage } from '../../../features/coupons/coupon-page.tsx';

export const Route = createFileRoute('/_office/coupon/$coupon/')({ component: Page });

function Page() {
  const { coupon } = Route.useParams();
  return (
    <>
      <CouponPage key={coupon} id={coupon} />
      <RecentChanges kind="coupon" thing={coupon} />
    </>
  );
}
