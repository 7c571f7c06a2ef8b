import { createFileRoute } from '@tanstack/react-router';
import { requireToken, useStillSignedIn } from '../base/require-sign-in.ts';
import { scannerParams } from '../features/scanner/scanner-params.ts';
import { TablesPage } from '../features/tables/tables-page.tsx';

export const Route = createFileRoute('/tavoli')({
  validateSearch: scannerParams,
  beforeLoad: requireToken,
  component: Page,
});

function Page() {
  const atWork = useStillSignedIn();
  const { negozio } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (!atWork) return null;
  return (
    <TablesPage
      shop={negozio}
      onShop={(shop) => void navigate({ search: { negozio: shop }, replace: true })}
    />
  );
}
