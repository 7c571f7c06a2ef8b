import { createFileRoute } from '@tanstack/react-router';
import { filters, typedText } from '@zanga/browser/address/filters.ts';
import { AddShowsPage } from '../../../features/cinema/add-shows-page.tsx';

/** Show to copy. */
const addParams = filters({ come: typedText(100) });

export const Route = createFileRoute('/_office/cinema/nuovo')({ validateSearch: addParams, component: Page });

function Page() {
  const { come } = Route.useSearch();
  return <AddShowsPage key={come} like={come} />;
}
