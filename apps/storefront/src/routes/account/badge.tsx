import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../base/page/page-head.ts';
import { BadgePage } from '../../features/badge/badge-page.tsx';
import { badgeTexts as t } from '../../features/badge/badge-texts.ts';

export const Route = createFileRoute('/account/badge')({
  loader: ({ context }) =>
    pageHead({ title: t.title, description: t.description, context, path: '/account/badge', hidden: true }),
  head: ({ loaderData }) => loaderData ?? {},
  component: BadgePage,
});
