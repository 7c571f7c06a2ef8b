import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../base/page/page-head.ts';
import { appTexts } from '../features/app/app-texts.ts';
import { StorePage } from '../features/app/store-page.tsx';

const t = appTexts.download;

export const Route = createFileRoute('/app-download')({
  loader: ({ context }) =>
    pageHead({
      title: t.title,
      description: t.description,
      context,
      path: '/app-download',
    }),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <StorePage title={t.title} body={t.body} />,
});
