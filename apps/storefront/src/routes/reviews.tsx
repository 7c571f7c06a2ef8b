import { createFileRoute } from '@tanstack/react-router';
import { pagePaths } from '../base/navigation/page-paths.ts';
import { pageHead } from '../base/page/page-head.ts';
import { ownTexts as t } from '../features/reviews/own-texts.ts';
import { ReviewsPage } from '../features/reviews/reviews-page.tsx';

type ReviewsSearch = { readonly ordine?: string };

export const Route = createFileRoute('/reviews')({
  validateSearch: ({ ordine }: Readonly<Record<string, unknown>>): ReviewsSearch =>
    typeof ordine === 'string' ? { ordine } : {},
  loader: ({ context }) =>
    pageHead({
      title: t.headTitle,
      description: t.description,
      context,
      path: pagePaths.reviews,
      hidden: true,
    }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  const { ordine } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReviewsPage
      writing={ordine}
      onWriting={(order) =>
        void navigate({
          search: ({ ordine: _, ...rest }) => (order ? { ...rest, ordine: order } : rest),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
