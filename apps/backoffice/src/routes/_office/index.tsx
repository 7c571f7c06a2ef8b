import { createFileRoute } from '@tanstack/react-router';
import { BoardPage } from '../../features/board/board-page.tsx';
import { boardParams } from '../../features/board/board-params.ts';

export const Route = createFileRoute('/_office/')({ validateSearch: boardParams, component: Page });

function Page() {
  const params = Route.useSearch();
  const navigate = Route.useNavigate();
  return <BoardPage params={params} onParams={(search) => void navigate({ search })} />;
}
