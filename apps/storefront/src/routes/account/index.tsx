import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../base/page/page-head.ts';
import { AccountPage } from '../../features/account/account-page.tsx';
import { hubTexts as t } from '../../features/account/hub/hub-texts.ts';

export const Route = createFileRoute('/account/')({
  loader: ({ context }) =>
    pageHead({ title: t.title, description: t.description, context, path: '/account', hidden: true }),
  head: ({ loaderData }) => loaderData ?? {},
  component: AccountPage,
});
