import { createFileRoute } from '@tanstack/react-router';
import { HoursPage } from '../../../features/shops/hours/hours-page.tsx';

export const Route = createFileRoute('/_office/negozi/$shop/orari')({ component: Page });

function Page() {
  const { shop } = Route.useParams();
  return <HoursPage key={shop} id={shop} />;
}
