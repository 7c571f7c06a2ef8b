import { createFileRoute } from '@tanstack/react-router';
import { SlotsPage } from '../../../features/shops/slots/slots-page.tsx';

export const Route = createFileRoute('/_office/negozi/$shop/capacita')({ component: Page });

function Page() {
  const { shop } = Route.useParams();
  return <SlotsPage key={shop} id={shop} />;
}
