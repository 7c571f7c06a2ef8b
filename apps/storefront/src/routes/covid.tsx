import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { summaryOf } from '@zanga/browser/content/plain-text.ts';
import { useService } from '../base/api/api.tsx';
import { pageHead } from '../base/page/page-head.ts';
import { contentQuery, loadContent } from '../features/content/content-queries.ts';
import { ContentSkeleton } from '../features/content/content-skeleton.tsx';
import { ContentView } from '../features/content/content-view.tsx';

const slug = 'covid';

export const Route = createFileRoute('/covid')({
  loader: async ({ context }) => {
    const { title, blocks } = await loadContent(context, slug);
    return pageHead({ title, description: summaryOf(blocks), context, path: '/covid' });
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: ContentSkeleton,
  component: () => <ContentView content={useSuspenseQuery(contentQuery(useService(), slug)).data} />,
});
