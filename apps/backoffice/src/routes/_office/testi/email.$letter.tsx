import { createFileRoute } from '@tanstack/react-router';
import { RecentChanges } from '../../../features/audit/recent-changes.tsx';
import { LetterPage } from '../../../features/contents/letters/letter-page.tsx';

export const Route = createFileRoute('/_office/testi/email/$letter')({ component: Page });

function Page() {
  const { letter } = Route.useParams();
  return (
    <>
      <LetterPage key={letter} letter={letter} />
      <RecentChanges kind="letter" thing={letter} />
    </>
  );
}
