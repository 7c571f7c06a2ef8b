import { createFileRoute } from '@tanstack/react-router';
import { CouponsPage } from '../../../features/coupons/coupons-page.tsx';
import { couponsParams } from '../../../features/coupons/coupons-params.ts';

export const Route = createFileRoute('/_office/coupon/')({ validateSearch: couponsParams, component: Page });

function Page() {
  const { negozio: _, ...params } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CouponsPage
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
