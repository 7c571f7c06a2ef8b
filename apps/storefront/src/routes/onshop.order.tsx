import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../base/page/page-head.ts';
import { OnshopPage } from '../features/onshop/onshop-page.tsx';
import { onshopTexts as t } from '../features/onshop/onshop-texts.ts';

const seat = ({ tavolo }: Readonly<Record<string, unknown>>): { readonly tavolo?: string } =>
  typeof tavolo === 'string' && /^tbl_\w{1,60}$/.test(tavolo) ? { tavolo } : {};

export const Route = createFileRoute('/onshop/order')({
  validateSearch: seat,
  loader: ({ context: { origin } }) =>
    pageHead({ title: t.title, description: t.description, origin, path: '/onshop/order', hidden: true }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  return <OnshopPage read={Route.useSearch().tavolo} />;
}
