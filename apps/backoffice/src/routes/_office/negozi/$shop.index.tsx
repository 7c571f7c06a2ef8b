import { createFileRoute } from '@tanstack/react-router';
import { RecentChanges } from '../../../features/audit/recent-changes.tsx';
import { ShopPage } from '../../../features/shops/shop-page.tsx';

export const Route = createFileRoute('/_office/negozi/$shop/')({ component: Page });

function Page() {
  const { shop } = Route.useParams();
  return (
    <>
      <ShopPage key={shop} id={shop} />
      <RecentChanges kind="shop" thing={shop} />
    </>
  );
}
