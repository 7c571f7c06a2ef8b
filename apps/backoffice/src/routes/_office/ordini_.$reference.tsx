import { createFileRoute } from '@tanstack/react-router';
import { RecentChanges } from '../../features/audit/recent-changes.tsx';
import { DeskPage } from '../../features/board/desk/desk-page.tsx';

export const Route = createFileRoute('/_office/ordini_/$reference')({ component: Page });

function Page() {
  const { reference } = Route.useParams();
  return (
    <DeskPage
      key={reference}
      reference={reference}
      below={(order) => <RecentChanges kind="order" thing={order} />}
    />
  );
}
