import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyWhenIdle } from '../base/loading/lazy-when-idle.ts';
import { privatePageHead } from '../base/page/private-page-head.ts';
import { ThankYouPage } from '../features/orders/thank-you/thank-you-page.tsx';
import { thankYouTexts as t } from '../features/orders/thank-you/thank-you-texts.ts';
import { orderParams } from './-order-params.ts';

/** Below the order, and after it. */
const InstallOffer = import.meta.env.SSR
  ? () => null
  : lazyWhenIdle(async () => ({
      default: (await import('../features/app/install-offer.tsx')).InstallOffer,
    }));

export const Route = createFileRoute('/thank-you')({
  validateSearch: orderParams,
  loader: ({ context }) => privatePageHead({ context, title: t.pageTitle, description: t.description }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  const { ordine } = Route.useSearch();
  return (
    <>
      <ThankYouPage id={ordine} />
      {ordine && (
        <Suspense>
          <InstallOffer order={ordine} />
        </Suspense>
      )}
    </>
  );
}
