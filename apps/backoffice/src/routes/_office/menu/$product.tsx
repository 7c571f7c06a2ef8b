import { createFileRoute } from '@tanstack/react-router';
import { RecentChanges } from '../../../features/audit/recent-changes.tsx';
import { ProductPage } from '../../../features/menu/product-page.tsx';

export const Route = createFileRoute('/_office/menu/$product')({ component: Page });

function Page() {
  const { product } = Route.useParams();
  return (
    <>
      <ProductPage key={product} id={product} />
      <RecentChanges kind="product" thing={product} />
    </>
  );
}
