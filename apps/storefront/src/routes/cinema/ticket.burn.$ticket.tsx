import { createFileRoute } from '@tanstack/react-router';
import { privatePageHead } from '../../base/page/private-page-head.ts';
import { BurnPage } from '../../features/cinema/burn-page.tsx';
import { burnTexts as t } from '../../features/cinema/burn-texts.ts';

export const Route = createFileRoute('/cinema/ticket/burn/$ticket')({
  loader: ({ context }) => privatePageHead({ context, title: t.title, description: t.description }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  const { ticket } = Route.useParams();
  return <BurnPage key={ticket} code={ticket} />;
}
