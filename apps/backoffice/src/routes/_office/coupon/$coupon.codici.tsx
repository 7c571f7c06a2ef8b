import { createFileRoute } from '@tanstack/react-router';
import { CodesPage } from '../../../features/coupons/codes/codes-page.tsx';
import { codesParams } from '../../../features/coupons/codes/codes-params.ts';

export const Route = createFileRoute('/_office/coupon/$coupon/codici')({
  validateSearch: codesParams,
  component: Page,
});

function Page() {
  const { coupon } = Route.useParams();
  const { negozio: _, ...params } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CodesPage
      key={coupon}
      coupon={coupon}
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
