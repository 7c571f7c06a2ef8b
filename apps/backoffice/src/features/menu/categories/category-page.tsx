import { Link } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import type { EditedCategory } from '@zanga/contract/menu/categories-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { useMay } from '../../../base/user.ts';
import { Loaded } from '../../../parts/frame/loaded.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { CategoryEditor } from './category-editor.tsx';
import { useCategory } from './category-queries.ts';
import { categoryTexts as t } from './category-texts.ts';

const lineOf = ({ parent, form, seen }: EditedCategory): string =>
  [
    ...(parent ? [t.within(parent.name)] : []),
    ...(form.published ? (seen === 0 ? [t.empty] : []) : [t.draft]),
  ].join(' · ');

export function CategoryPage({ id }: { readonly id: string }) {
  const query = useCategory(id);
  const { data, error } = query;
  const mayEdit = useMay('menu.edit');
  return (
    <div className="min-h-0 flex-1">
      <PageHeader title={data?.form.name ?? (error ? errorText(error) : t.title)} line={data && lineOf(data)}>
        <Link to="/menu/categorie" className={deskButtonStyle()}>
          {t.back}
        </Link>
        {data?.form.published && data.seen > 0 && (
          <a href={`/${data.slug}`} target="_blank" rel="noreferrer" className={deskButtonStyle()}>
            {t.see}
          </a>
        )}
      </PageHeader>
      <Loaded query={query}>
        {(seen) => <CategoryEditor key={seen.id} category={seen} mayEdit={mayEdit} />}
      </Loaded>
    </div>
  );
}
