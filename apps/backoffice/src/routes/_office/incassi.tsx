import { createFileRoute } from '@tanstack/react-router';
import { calendarDay, filters } from '@zanga/browser/address/filters.ts';
import { DaySumPage } from '../../features/takings/day-sum-page.tsx';

export const Route = createFileRoute('/_office/incassi')({
  validateSearch: filters({ giorno: calendarDay }),
  component: Page,
});

function Page() {
  const { giorno } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DaySumPage day={giorno} onDay={(day) => void navigate({ search: (old) => ({ ...old, giorno: day }) })} />
  );
}
