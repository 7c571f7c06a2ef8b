import { createFileRoute } from '@tanstack/react-router';
import { filters, typedText } from '@zanga/browser/address/filters.ts';
import { OptionsPage } from '../../../features/menu/options/options-page.tsx';

export const Route = createFileRoute('/_office/menu/opzioni/')({
  validateSearch: filters({ cerca: typedText(100) }),
  component: Page,
});

function Page() {
  const { cerca } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OptionsPage
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
