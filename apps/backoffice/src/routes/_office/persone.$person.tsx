import { createFileRoute } from '@tanstack/react-router';
import { RecentChanges } from '../../features/audit/recent-changes.tsx';
import { PersonPage } from '../../features/people/person-page.tsx';

export const Route = createFileRoute('/_office/persone/$person')({ component: Page });

function Page() {
  const { person } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <>
      <PersonPage
        key={person}
        id={person}
        onRemoved={() => void navigate({ to: '/persone', replace: true })}
      />
      <RecentChanges kind="person" thing={person} />
    </>
  );
}
