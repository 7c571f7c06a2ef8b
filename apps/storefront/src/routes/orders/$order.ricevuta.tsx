import { createFileRoute } from '@tanstack/react-router';
import { privatePageHead } from '../../base/page/private-page-head.ts';
import { OrderPage } from '../../features/orders/order-page.tsx';
import { receiptTexts as t } from '../../features/orders/receipt/receipt-texts.ts';
import { ReceiptView } from '../../features/orders/receipt/receipt-view.tsx';

export const Route = createFileRoute('/orders/$order/ricevuta')({
  loader: ({ context }) => privatePageHead({ context, title: t.pageTitle, description: t.description }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  return <OrderPage id={Route.useParams().order} view={ReceiptView} />;
}
