import { createFileRoute } from '@tanstack/react-router';
import { UsesPage } from '../../../features/coupons/uses/uses-page.tsx';

export const Route = createFileRoute('/_office/coupon/$coupon/usi')({ component: Page });

function Page() {
  const { coupon } = Route.useParams();
  return <UsesPage key={coupon} coupon={coupon} />;
}
