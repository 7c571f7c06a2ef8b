import { createFileRoute, redirect } from '@tanstack/react-router';
import { useEffect } from 'react';
import { BoardPage } from '../features/board/board-page.tsx';
import { boardParams } from '../features/board/board-params.ts';
import { readToken, useToken } from '../shared/session.ts';

export const Route = createFileRoute('/')({
  validateSearch: boardParams,
  beforeLoad: () => {
    if (readToken() === null) throw redirect({ to: '/accesso', replace: true });
  },
  component: Page,
});

function Page() {
  const token = useToken();
  const params = Route.useSearch();
  const navigate = Route.useNavigate();
  // The service may take the token back at any moment.
  useEffect(() => {
    if (token === null) void navigate({ to: '/accesso', replace: true });
  }, [token, navigate]);
  if (token === null) return null;
  return <BoardPage params={params} onParams={(search) => void navigate({ search })} />;
}
