import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ClaimPage } from '../features/device/claim-page.tsx';

export const Route = createFileRoute('/dispositivo')({ component: Page });

function Page() {
  const router = useRouter();
  return <ClaimPage onClaimed={() => void router.navigate({ to: '/', search: {}, replace: true })} />;
}
