import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';

export const Route = createFileRoute('/accesso')({ component: Page });

function Page() {
  const navigate = Route.useNavigate();
  return <SignInPage onEntered={() => void navigate({ to: '/', replace: true })} />;
}
