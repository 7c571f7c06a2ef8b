import { createFileRoute } from '@tanstack/react-router';
import { filters, typedText } from '@zanga/browser/address/filters.ts';
import { ShelfPage } from '../../features/shelf/shelf-page.tsx';

export const Route = createFileRoute('/_office/esauriti')({
  validateSearch: filters({ cerca: typedText() }),
  component: Page,
});

function Page() {
  const { cerca } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ShelfPage
      search={cerca}
      onSearch={(next) =>
        void navigate({
          search: ({ cerca: _, ...rest }) => ({ ...rest, ...(next && { cerca: next }) }),
          replace: true,
        })
      }
    />
  );
}
