import { createFileRoute } from '@tanstack/react-router';
import { RecentChanges } from '../../features/audit/recent-changes.tsx';
import { MessagePage } from '../../features/inbox/message-page.tsx';

export const Route = createFileRoute('/_office/messaggi/$message')({ component: Page });

function Page() {
  const { message } = Route.useParams();
  return (
    <>
      <MessagePage key={message} reference={message} />
      <RecentChanges kind="message" thing={message} />
    </>
  );
}
