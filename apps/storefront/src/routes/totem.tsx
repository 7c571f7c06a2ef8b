import { createFileRoute } from '@tanstack/react-router';
import { TotemPage } from '../features/totem/totem-page.tsx';
import { totemTexts as t } from '../features/totem/totem-texts.ts';
import { pageHead } from '../shared/head.ts';

export const Route = createFileRoute('/totem')({
  loader: ({ context: { origin } }) =>
    pageHead({ title: t.title, description: t.touchLine, origin, path: '/totem', hidden: true }),
  head: ({ loaderData }) => loaderData ?? {},
  component: TotemPage,
});
