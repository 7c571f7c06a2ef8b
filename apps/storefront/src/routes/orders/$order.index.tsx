import { createFileRoute } from '@tanstack/react-router';
import { privatePageHead } from '../../base/page/private-page-head.ts';
import { OrderPage } from '../../features/orders/order-page.tsx';
import { OrderView } from '../../features/orders/order-view.tsx';
import { ordersTexts } from '../../features/orders/orders-texts.ts';

const t = ordersTexts.order;

export const Route = createFileRoute('/orders/$order/')({
  loader: ({ context }) => privatePageHead({ context, title: t.pageTitle, description: t.description }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  return <OrderPage id={Route.useParams().order} view={OrderView} />;
}
