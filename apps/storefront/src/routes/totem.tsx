import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../base/page/page-head.ts';
import { TotemPage } from '../features/totem/totem-page.tsx';
import { totemTexts as t } from '../features/totem/totem-texts.ts';

export const Route = createFileRoute('/totem')({
  loader: ({ context }) =>
    pageHead({ title: t.title, description: t.touchLine, context, path: '/totem', hidden: true }),
  head: ({ loaderData }) => loaderData ?? {},
  component: TotemPage,
});
