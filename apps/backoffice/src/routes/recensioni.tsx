import { createFileRoute } from '@tanstack/react-router';
import { needToken, useAtWork } from '../base/require-sign-in.ts';
import { ModerationPage } from '../features/reviews/moderation-page.tsx';
import { moderationParams } from '../features/reviews/moderation-params.ts';

export const Route = createFileRoute('/recensioni')({
  validateSearch: moderationParams,
  beforeLoad: needToken,
  component: Page,
});

function Page() {
  const atWork = useAtWork();
  const params = Route.useSearch();
  const navigate = Route.useNavigate();
  if (!atWork) return null;
  return <ModerationPage params={params} onParams={(search) => void navigate({ search })} />;
}
