import { createFileRoute } from '@tanstack/react-router';
import { filters, typedText } from '@zanga/browser/address/filters.ts';
import { GuideList } from '../../../features/guide/guide-list.tsx';

export const Route = createFileRoute('/_office/aiuto/')({
  validateSearch: filters({ cerca: typedText() }),
  component: Page,
});

function Page() {
  const { cerca } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <GuideList
      text={cerca}
      onText={(text) =>
        void navigate({
          search: ({ negozio }) => ({ ...(negozio && { negozio }), ...(text && { cerca: text }) }),
          replace: true,
        })
      }
    />
  );
}
