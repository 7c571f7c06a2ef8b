import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { contentQuery, loadContent } from '../features/content/content-queries.ts';
import { ContentSkeleton } from '../features/content/content-skeleton.tsx';
import { ContentView } from '../features/content/content-view.tsx';
import { useService } from '../shared/api.tsx';
import { summaryOf } from '../shared/content/plain-text.ts';
import { pageHead } from '../shared/head.ts';

const slug = 'covid';

export const Route = createFileRoute('/covid')({
  loader: async ({ context }) => {
    const { title, blocks } = await loadContent(context, slug);
    return pageHead({ title, description: summaryOf(blocks), origin: context.origin, path: '/covid' });
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: ContentSkeleton,
  component: () => <ContentView content={useSuspenseQuery(contentQuery(useService(), slug)).data} />,
});
