import { createFileRoute } from '@tanstack/react-router';
import { ModerationPage } from '../../features/reviews/moderation-page.tsx';
import { moderationParams } from '../../features/reviews/moderation-params.ts';

export const Route = createFileRoute('/_office/recensioni')({
  validateSearch: moderationParams,
  component: Page,
});

function Page() {
  const { negozio: _, ...params } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ModerationPage
      params={params}
      onParams={(next) =>
        void navigate({ search: ({ negozio }) => ({ ...(negozio && { negozio }), ...next }), replace: true })
      }
    />
  );
}
