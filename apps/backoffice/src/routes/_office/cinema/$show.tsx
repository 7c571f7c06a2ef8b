import { createFileRoute } from '@tanstack/react-router';
import { RecentChanges } from '../../../features/audit/recent-changes.tsx';
import { ShowPage } from '../../../features/cinema/show-page.tsx';

export const Route = createFileRoute('/_office/cinema/$show')({ component: Page });

function Page() {
  const { show } = Route.useParams();
  return <ShowPage key={show} id={show} below={<RecentChanges kind="show" thing={show} />} />;
}
