import { createFileRoute } from '@tanstack/react-router';
import { MenuPage } from '../../../features/menu/menu-page.tsx';
import { menuParams } from '../../../features/menu/menu-params.ts';

export const Route = createFileRoute('/_office/menu/')({ validateSearch: menuParams, component: Page });

function Page() {
  const { negozio: _, ...params } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MenuPage
      params={params}
      onParams={(next) =>
        void navigate({
          search: ({ negozio }) => ({ ...(negozio && { negozio }), ...next }),
          replace: true,
        })
      }
    />
  );
}
