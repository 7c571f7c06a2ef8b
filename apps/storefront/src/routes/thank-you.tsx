import { createFileRoute } from '@tanstack/react-router';
import { privatePageHead } from '../base/page/private-page-head.ts';
import { ThankYouPage } from '../features/orders/thank-you/thank-you-page.tsx';
import { thankYouTexts as t } from '../features/orders/thank-you/thank-you-texts.ts';
import { orderParams } from './-order-params.ts';

export const Route = createFileRoute('/thank-you')({
  validateSearch: orderParams,
  loader: () => privatePageHead({ title: t.pageTitle, description: t.description }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  return <ThankYouPage id={Route.useSearch().ordine} />;
}
