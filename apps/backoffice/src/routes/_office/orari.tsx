import { createFileRoute } from '@tanstack/react-router';
import { HoursPage } from '../../features/hours/hours-page.tsx';
import { hoursParams } from '../../features/hours/hours-params.ts';

export const Route = createFileRoute('/_office/orari')({ validateSearch: hoursParams, component: Page });

function Page() {
  const { negozio: _, ...params } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <HoursPage
      params={params}
      onParams={(next) =>
        void navigate({ search: ({ negozio }) => ({ ...(negozio && { negozio }), ...next }) })
      }
    />
  );
}
