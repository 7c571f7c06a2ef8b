import { createFileRoute } from '@tanstack/react-router';
import { CouponsPage } from '../features/coupons/coupons-page.tsx';
import { couponsTexts as t } from '../features/coupons/coupons-texts.ts';
import { pageHead } from '../shared/head.ts';

export const Route = createFileRoute('/coupons/')({
  loader: ({ context: { origin } }) =>
    pageHead({ title: t.title, description: t.description, origin, path: '/coupons', hidden: true }),
  head: ({ loaderData }) => loaderData ?? {},
  component: CouponsPage,
});
