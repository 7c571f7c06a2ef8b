import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../base/page/page-head.ts';
import { OnshopPage } from '../features/onshop/onshop-page.tsx';
import { onshopTexts as t } from '../features/onshop/onshop-texts.ts';

type CodeParams = { readonly tavolo?: string; readonly posto?: string };

/** The table of a code, and the seat where another phone shows it. */
const read = ({ tavolo, posto }: Readonly<Record<string, unknown>>): CodeParams => {
  if (typeof tavolo !== 'string' || !/^tbl_\w{1,60}$/.test(tavolo)) return {};
  return typeof posto === 'string' && /^[\w-]{1,64}$/.test(posto) ? { tavolo, posto } : { tavolo };
};

export const Route = createFileRoute('/onshop/order')({
  validateSearch: read,
  loader: ({ context }) =>
    pageHead({ title: t.title, description: t.description, context, path: '/onshop/order', hidden: true }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  const { tavolo, posto } = Route.useSearch();
  return <OnshopPage read={{ table: tavolo, seat: posto }} />;
}
