import { createFileRoute } from '@tanstack/react-router';
import { InboxPage } from '../../features/inbox/inbox-page.tsx';
import { inboxParams } from '../../features/inbox/inbox-params.ts';

export const Route = createFileRoute('/_office/messaggi/')({ validateSearch: inboxParams, component: Page });

function Page() {
  const { negozio: _, ...params } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InboxPage
      params={params}
      onParams={(next) =>
        void navigate({
          search: ({ negozio }) => ({ ...(negozio && { negozio }), ...next }),
          replace: true,
        })
      }
    />
  );
}
