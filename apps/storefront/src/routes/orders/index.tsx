import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../base/page/page-head.ts';
import { OrdersPage } from '../../features/orders/orders-page.tsx';
import { ordersTexts as t } from '../../features/orders/orders-texts.ts';

const pages = ({ pagina }: Readonly<Record<string, unknown>>): { readonly pagina?: string } =>
  typeof pagina === 'string' && /^[1-9]\d{0,4}$/.test(pagina) ? { pagina } : {};

export const Route = createFileRoute('/orders/')({
  validateSearch: pages,
  loader: ({ context }) =>
    pageHead({ title: t.title, description: t.description, context, path: '/orders', hidden: true }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  return <OrdersPage page={Number(Route.useSearch().pagina ?? 1)} />;
}
