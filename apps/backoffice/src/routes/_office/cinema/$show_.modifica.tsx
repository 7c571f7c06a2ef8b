import { createFileRoute } from '@tanstack/react-router';
import { EditShowPage } from '../../../features/cinema/edit-show-page.tsx';

export const Route = createFileRoute('/_office/cinema/$show_/modifica')({ component: Page });

function Page() {
  const { show } = Route.useParams();
  return <EditShowPage key={show} id={show} />;
}
