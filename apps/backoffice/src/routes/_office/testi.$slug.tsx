import { createFileRoute } from '@tanstack/react-router';
import { RecentChanges } from '../../features/audit/recent-changes.tsx';
import { ContentPage } from '../../features/contents/content-page.tsx';

export const Route = createFileRoute('/_office/testi/$slug')({ component: Page });

function Page() {
  const { slug } = Route.useParams();
  return (
    <>
      <ContentPage key={slug} slug={slug} />
      <RecentChanges kind="content" thing={slug} />
    </>
  );
}
