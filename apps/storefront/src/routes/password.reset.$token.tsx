import { createFileRoute } from '@tanstack/react-router';
import { privatePageHead } from '../base/page/private-page-head.ts';
import { ResetPage } from '../features/login/reset-page.tsx';
import { resetTexts as t } from '../features/login/reset-texts.ts';

export const Route = createFileRoute('/password/reset/$token')({
  loader: ({ context }) => privatePageHead({ context, ...t }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  return <ResetPage token={Route.useParams().token} />;
}
