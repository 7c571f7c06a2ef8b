import { createFileRoute } from '@tanstack/react-router';
import { RecentChanges } from '../../../features/audit/recent-changes.tsx';
import { GroupPage } from '../../../features/menu/options/group-page.tsx';

export const Route = createFileRoute('/_office/menu/opzioni/$group')({ component: Page });

function Page() {
  const { group } = Route.useParams();
  return (
    <>
      <GroupPage key={group} id={group} />
      <RecentChanges kind="option_group" thing={group} />
    </>
  );
}
