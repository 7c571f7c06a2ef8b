import { createFileRoute } from '@tanstack/react-router';
import { ArchivePage } from '../../features/board/archive/archive-page.tsx';
import { archiveParams } from '../../features/board/archive/archive-params.ts';

export const Route = createFileRoute('/_office/ordini')({ validateSearch: archiveParams, component: Page });

function Page() {
  const params = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ArchivePage params={params} onParams={(search) => void navigate({ search, replace: true })} />;
}
