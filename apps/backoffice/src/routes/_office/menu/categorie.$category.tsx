import { createFileRoute } from '@tanstack/react-router';
import { RecentChanges } from '../../../features/audit/recent-changes.tsx';
import { CategoryPage } from '../../../features/menu/categories/category-page.tsx';

export const Route = createFileRoute('/_office/menu/categorie/$category')({ component: Page });

function Page() {
  const { category } = Route.useParams();
  return (
    <>
      <CategoryPage key={category} id={category} />
      <RecentChanges kind="category" thing={category} />
    </>
  );
}
