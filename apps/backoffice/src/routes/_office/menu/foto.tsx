import { createFileRoute } from '@tanstack/react-router';
import { filters, shapedLike } from '@zanga/browser/address/filters.ts';
import { FolderPage } from '../../../features/menu/many/pictures/folder-page.tsx';

export const Route = createFileRoute('/_office/menu/foto')({
  validateSearch: filters({ zip: shapedLike(/^pfd_\w{1,60}$/) }),
  component: Page,
});

function Page() {
  const { zip } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FolderPage
      folder={zip}
      onSent={(sent) =>
        void navigate({ search: ({ negozio }) => ({ ...(negozio && { negozio }), zip: sent }) })
      }
    />
  );
}
