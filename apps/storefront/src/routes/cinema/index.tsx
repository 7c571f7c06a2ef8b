import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../base/page/page-head.ts';
import { CinemaPage } from '../../features/cinema/cinema-page.tsx';
import { showsQuery } from '../../features/cinema/cinema-queries.ts';
import { cinemaTexts as t } from '../../features/cinema/cinema-texts.ts';
import { ContentSkeleton } from '../../features/content/content-skeleton.tsx';

export const Route = createFileRoute('/cinema/')({
  loader: async ({ context }) => {
    const { queryClient, service } = context;
    await queryClient.ensureQueryData(showsQuery(service));
    return pageHead({ title: t.title, description: t.description, context, path: '/cinema' });
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: ContentSkeleton,
  component: CinemaPage,
});
