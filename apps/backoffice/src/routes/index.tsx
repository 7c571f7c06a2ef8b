import { createFileRoute } from '@tanstack/react-router';
import { needToken, useAtWork } from '../base/require-sign-in.ts';
import { BoardPage } from '../features/board/board-page.tsx';
import { boardParams } from '../features/board/board-params.ts';

export const Route = createFileRoute('/')({
  validateSearch: boardParams,
  beforeLoad: needToken,
  component: Page,
});

function Page() {
  const atWork = useAtWork();
  const params = Route.useSearch();
  const navigate = Route.useNavigate();
  if (!atWork) return null;
  return <BoardPage params={params} onParams={(search) => void navigate({ search })} />;
}
