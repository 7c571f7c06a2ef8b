import { createFileRoute } from '@tanstack/react-router';
import { requireToken, useStillSignedIn } from '../base/require-sign-in.ts';
import { ModerationPage } from '../features/reviews/moderation-page.tsx';
import { moderationParams } from '../features/reviews/moderation-params.ts';

export const Route = createFileRoute('/recensioni')({
  validateSearch: moderationParams,
  beforeLoad: requireToken,
  component: Page,
});

function Page() {
  const atWork = useStillSignedIn();
  const params = Route.useSearch();
  const navigate = Route.useNavigate();
  if (!atWork) return null;
  return <ModerationPage params={params} onParams={(search) => void navigate({ search })} />;
}
