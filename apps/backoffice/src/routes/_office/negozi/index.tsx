import { createFileRoute } from '@tanstack/react-router';
import { shopParams } from '../../../features/shops/shop-params.ts';
import { ShopsPage } from '../../../features/shops/shops-page.tsx';

export const Route = createFileRoute('/_office/negozi/')({ validateSearch: shopParams, component: Page });

function Page() {
  const { negozio: _, ...params } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ShopsPage
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
