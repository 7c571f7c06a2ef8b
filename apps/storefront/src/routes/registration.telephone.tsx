import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../base/page/page-head.ts';
import { registrationTexts as t } from '../features/registration/registration-texts.ts';
import { TelephonePage } from '../features/registration/telephone-page.tsx';

export const Route = createFileRoute('/registration/telephone')({
  loader: ({ context }) =>
    pageHead({
      title: t.title,
      description: t.description,
      context,
      path: '/registration/telephone',
      hidden: true,
    }),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <TelephonePage>{null}</TelephonePage>,
});
