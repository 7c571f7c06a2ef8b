import { createFileRoute } from '@tanstack/react-router';
import { AreasPage } from '../../../features/shops/areas/areas-page.tsx';

export const Route = createFileRoute('/_office/negozi/$shop/zone')({ component: Page });

function Page() {
  const { shop } = Route.useParams();
  return <AreasPage key={shop} id={shop} />;
}
