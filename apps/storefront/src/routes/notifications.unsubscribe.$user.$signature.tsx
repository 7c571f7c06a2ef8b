import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '../features/account/unsubscribe-page.tsx';
import { unsubscribeTexts as t } from '../features/account/unsubscribe-texts.ts';
import { secretHead } from '../shared/secret-head.ts';

export const Route = createFileRoute('/notifications/unsubscribe/$user/$signature')({
  loader: () => secretHead(t),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  const { user, signature } = Route.useParams();
  return <UnsubscribePage unsubscribe={user} signature={signature} />;
}
