import { createFileRoute } from '@tanstack/react-router';
import { needToken, useAtWork } from '../base/require-sign-in.ts';
import { ScannerPage } from '../features/scanner/scanner-page.tsx';
import { scannerParams } from '../features/scanner/scanner-params.ts';

export const Route = createFileRoute('/scanner')({
  validateSearch: scannerParams,
  beforeLoad: needToken,
  component: Page,
});

function Page() {
  const atWork = useAtWork();
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
