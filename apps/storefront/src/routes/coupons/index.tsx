import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../base/page/page-head.ts';
import { CouponsPage } from '../../features/coupons/coupons-page.tsx';
import { couponsTexts as t } from '../../features/coupons/coupons-texts.ts';

export const Route = createFileRoute('/coupons/')({
  loader: ({ context }) =>
    pageHead({ title: t.title, description: t.description, context, path: '/coupons', hidden: true }),
  head: ({ loaderData }) => loaderData ?? {},
  component: CouponsPage,
});
