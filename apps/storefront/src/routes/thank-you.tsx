import { createFileRoute } from '@tanstack/react-router';
import { ThankYouPage } from '../features/orders/thank-you-page.tsx';
import { thankYouTexts as t } from '../features/orders/thank-you-texts.ts';
import { orderParams } from '../shared/ordering/order-params.ts';
import { secretHead } from '../shared/secret-head.ts';

export const Route = createFileRoute('/thank-you')({
  validateSearch: orderParams,
  loader: () => secretHead({ title: t.pageTitle, description: t.description }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  return <ThankYouPage id={Route.useSearch().ordine} />;
}
