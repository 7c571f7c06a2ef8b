import { createFileRoute } from '@tanstack/react-router';
import { OnePage } from '../../../features/guide/one-page.tsx';

export const Route = createFileRoute('/_office/aiuto/$pagina')({ component: Page });

function Page() {
  const { pagina } = Route.useParams();
  return <OnePage slug={pagina} />;
}
