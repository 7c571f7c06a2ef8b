import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { summaryOf } from '@zanga/browser/content/plain-text.ts';
import { useService } from '../base/api/api.tsx';
import { pagePaths } from '../base/navigation/page-paths.ts';
import { pageHead } from '../base/page/page-head.ts';
import { contentQuery, loadContent } from '../features/content/content-queries.ts';
import { ContentSkeleton } from '../features/content/content-skeleton.tsx';
import { ContentView, QuestionsView } from '../features/content/content-view.tsx';

export const Route = createFileRoute('/content/$page')({
  loader: async ({ context, params }) => {
    const { title, blocks } = await loadContent(context, params.page);
    const description = summaryOf(blocks);
    return pageHead({ title, description, context, path: pagePaths.content(params.page) });
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: ContentSkeleton,
  component: ContentPage,
});

function ContentPage() {
  const { page } = Route.useParams();
  const { data } = useSuspenseQuery(contentQuery(useService(), page));
  return page === 'faq' ? <QuestionsView content={data} /> : <ContentView content={data} />;
}
