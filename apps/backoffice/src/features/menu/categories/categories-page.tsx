import { useNavigate } from '@tanstack/react-router';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { useState } from 'react';
import { useMay } from '../../../base/user.ts';
import { Loaded } from '../../../parts/frame/loaded.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Instead } from '../../../parts/list/instead.tsx';
import { MenuNav } from '../menu-nav.tsx';
import { AddCategory } from './add-category.tsx';
import { useTree } from './category-queries.ts';
import { categoryTexts as t } from './category-texts.ts';
import { CategoryTree } from './category-tree.tsx';

/** The categories of the menu. */
export function CategoriesPage() {
  const navigate = useNavigate();
  const query = useTree();
  const mayEdit = useMay('menu.edit');
  const [adding, setAdding] = useState(false);
  const add = mayEdit && (
    <button type="button" className={deskButtonStyle('solid')} onClick={() => setAdding(true)}>
      {t.add}
    </button>
  );
  const roots = query.data?.data.filter(({ parent }) => parent === null) ?? [];
  return (
    <div className="min-h-0 flex-1">
      <PageHeader title={t.title} line={t.line}>
        {add}
      </PageHeader>
      <MenuNav />
      <Loaded query={query}>
        {({ data }) =>
          data.length > 0 ? (
            <CategoryTree known={data} mayEdit={mayEdit} />
          ) : (
            <Instead {...t.none}>{add}</Instead>
          )
        }
      </Loaded>
      {adding && (
        <AddCategory
          roots={roots}
          onClose={() => setAdding(false)}
          onAdded={(id) => void navigate({ to: '/menu/categorie/$category', params: { category: id } })}
        />
      )}
    </div>
  );
}
