import { createFileRoute } from '@tanstack/react-router';
import { RecentChanges } from '../../../features/audit/recent-changes.tsx';
import { MemberPage } from '../../../features/prime/members/member-page.tsx';

export const Route = createFileRoute('/_office/prime/iscritti/$member')({ component: Page });

function Page() {
  const { member } = Route.useParams();
  return (
    <>
      <MemberPage key={member} id={member} />
      <RecentChanges kind="member" thing={member} />
    </>
  );
}
