import { createFileRoute } from '@tanstack/react-router';
import { privatePageHead } from '../base/page/private-page-head.ts';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import { checkoutTexts as t } from '../features/checkout/checkout-texts.ts';
import { AgainNews } from '../parts/ordering/again/again-news.tsx';
import { orderParams } from './-order-params.ts';

export const Route = createFileRoute('/checkout')({
  validateSearch: orderParams,
  loader: ({ context }) => privatePageHead({ context, title: t.title, description: t.description }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  return (
    <>
      <AgainNews />
      <CheckoutPage id={Route.useSearch().ordine} />
    </>
  );
}
