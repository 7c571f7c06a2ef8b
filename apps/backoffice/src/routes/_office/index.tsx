import { createFileRoute } from '@tanstack/react-router';
import { requireToken, useStillSignedIn } from '../base/require-sign-in.ts';
import { BoardPage } from '../features/board/board-page.tsx';
import { boardParams } from '../features/board/board-params.ts';

export const Route = createFileRoute('/')({
  validateSearch: boardParams,
  beforeLoad: requireToken,
  component: Page,
});

function Page() {
  const atWork = useStillSignedIn();
  const params = Route.useSearch();
  const navigate = Route.useNavigate();
  if (!atWork) return null;
  return <BoardPage params={params} onParams={(search) => void navigate({ search })} />;
}
