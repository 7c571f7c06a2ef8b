import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { linkInHash } from '../features/sign-in/link-in-hash.ts';
import { NewPasswordPage } from '../features/sign-in/lost-password-page.tsx';

export const Route = createFileRoute('/nuova-password')({ component: Page });

function Page() {
  const navigate = Route.useNavigate();
  const [link] = useState(() => linkInHash(location.hash));
  return <NewPasswordPage link={link} onEntered={() => void navigate({ to: '/', replace: true })} />;
}
