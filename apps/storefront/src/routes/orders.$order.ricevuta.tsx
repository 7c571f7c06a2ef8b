import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../features/orders/order-page.tsx';
import { receiptTexts as t } from '../features/orders/receipt-texts.ts';
import { ReceiptView } from '../features/orders/receipt-view.tsx';
import { secretHead } from '../shared/secret-head.ts';

export const Route = createFileRoute('/orders/$order/ricevuta')({
  loader: () => secretHead({ title: t.pageTitle, description: t.description }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  return <OrderPage id={Route.useParams().order} view={ReceiptView} />;
}
