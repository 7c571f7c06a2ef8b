import { createFileRoute } from '@tanstack/react-router';
import { FirstOwnerPage } from '../features/sign-in/first-owner/first-owner-page.tsx';

export const Route = createFileRoute('/primo-titolare')({ component: Page });

function Page() {
  const navigate = Route.useNavigate();
  return <FirstOwnerPage onEntered={() => void navigate({ to: '/', replace: true })} />;
}
