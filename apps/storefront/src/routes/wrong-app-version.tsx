import { createFileRoute } from '@tanstack/react-router';
import { isNative } from '../base/device/platform.ts';
import { pageHead } from '../base/page/page-head.ts';
import { appTexts } from '../features/app/app-texts.ts';
import { StorePage } from '../features/app/store-page.tsx';

const t = appTexts.wrongVersion;

export const Route = createFileRoute('/wrong-app-version')({
  loader: ({ context }) =>
    pageHead({
      title: t.title,
      description: t.description,
      context,
      path: '/wrong-app-version',
      hidden: true,
    }),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <StorePage title={t.title} body={t.body} only={isNative} />,
});
