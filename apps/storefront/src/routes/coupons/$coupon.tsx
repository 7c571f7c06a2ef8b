import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../base/page/page-head.ts';
import { CouponPage } from '../../features/coupons/coupon-page.tsx';
import { couponsTexts as t } from '../../features/coupons/coupons-texts.ts';

export const Route = createFileRoute('/coupons/$coupon')({
  loader: ({ context, params: { coupon } }) =>
    pageHead({ title: t.one, description: t.description, context, path: `/coupons/${coupon}`, hidden: true }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  return <CouponPage coupon={Route.useParams().coupon} />;
}
