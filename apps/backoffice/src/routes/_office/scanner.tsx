import { createFileRoute } from '@tanstack/react-router';
import { requireToken, useStillSignedIn } from '../base/require-sign-in.ts';
import { ScannerPage } from '../features/scanner/scanner-page.tsx';
import { scannerParams } from '../features/scanner/scanner-params.ts';

export const Route = createFileRoute('/scanner')({
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
    <ScannerPage
      shop={negozio}
      onShop={(shop) => void navigate({ search: scannerParams({ negozio: shop }), replace: true })}
    />
  );
}
