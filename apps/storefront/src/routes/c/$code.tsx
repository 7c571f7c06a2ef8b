import { createFileRoute } from '@tanstack/react-router';
import { privatePageHead } from '../../base/page/private-page-head.ts';
import { codeLinkTexts as t } from '../../features/coupons/code-link-texts.ts';
import { CodePage } from '../../features/coupons/code-page.tsx';

export const Route = createFileRoute('/c/$code')({
  loader: ({ context }) => privatePageHead({ context, title: t.title, description: t.description }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  const { code } = Route.useParams();
  return <CodePage key={code} code={code} />;
}
