import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { InvitationPage } from '../features/sign-in/invitation/invitation-page.tsx';
import { linkInHash } from '../features/sign-in/link-in-hash.ts';

export const Route = createFileRoute('/invito')({ component: Page });

function Page() {
  const navigate = Route.useNavigate();
  const [{ token }] = useState(() => linkInHash(location.hash));
  return <InvitationPage token={token} onEntered={() => void navigate({ to: '/', replace: true })} />;
}
