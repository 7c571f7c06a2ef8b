import { createFileRoute } from '@tanstack/react-router';
import { privatePageHead } from '../base/page/private-page-head.ts';
import { UnsubscribePage } from '../features/account/notifications/unsubscribe-page.tsx';
import { unsubscribeTexts as t } from '../features/account/notifications/unsubscribe-texts.ts';

export const Route = createFileRoute('/notifications/unsubscribe/$user/$signature')({
  loader: ({ context }) => privatePageHead({ context, ...t }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  const { user, signature } = Route.useParams();
  return <UnsubscribePage unsubscribe={user} signature={signature} />;
}
