import { createFileRoute } from '@tanstack/react-router';
import { MembersPage } from '../../../features/prime/members/members-page.tsx';
import { membersParams } from '../../../features/prime/members/members-params.ts';

export const Route = createFileRoute('/_office/prime/iscritti/')({
  validateSearch: membersParams,
  component: Page,
});

function Page() {
  const { negozio: _, ...params } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MembersPage
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
