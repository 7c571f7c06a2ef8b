import { createFileRoute } from '@tanstack/react-router';
import { ShowPage } from '../../features/cinema/show-page.tsx';

export const Route = createFileRoute('/_office/cinema/$show')({ component: Page });

function Page() {
  const { show } = Route.useParams();
  return <ShowPage key={show} id={show} />;
}
