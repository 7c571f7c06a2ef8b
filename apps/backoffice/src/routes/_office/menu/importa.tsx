import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '../../../features/menu/table/import-page.tsx';
import { tableParams } from '../../../features/menu/table/table-params.ts';

export const Route = createFileRoute('/_office/menu/importa')({
  validateSearch: tableParams,
  component: Page,
});

function Page() {
  const { negozio: _, ...params } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ImportPage
      params={params}
      onParams={(next, replace = false) =>
        void navigate({ search: ({ negozio }) => ({ ...(negozio && { negozio }), ...next }), replace })
      }
    />
  );
}
