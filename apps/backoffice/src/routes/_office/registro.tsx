import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../features/audit/audit-page.tsx';
import { auditParams } from '../../features/audit/audit-params.ts';

export const Route = createFileRoute('/_office/registro')({ validateSearch: auditParams, component: Page });

function Page() {
  const { negozio: _, ...params } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuditPage
      params={params}
      onParams={(next) =>
        void navigate({ search: ({ negozio }) => ({ ...(negozio && { negozio }), ...next }) })
      }
    />
  );
}
