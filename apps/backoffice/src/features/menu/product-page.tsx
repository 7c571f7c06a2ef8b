import { Link } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import { lifeStateOf } from '@zanga/domain/catalogue/editing/life';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { useMay } from '../../base/user.ts';
import { Loaded } from '../../parts/frame/loaded.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { lifeWords } from './life-words.ts';
import { useEdited } from './menu-queries.ts';
import { menuTexts } from './menu-texts.ts';
import { ProductEditor } from './product-editor.tsx';

const t = menuTexts.product;

const stateOf = ({ form, refused }: EditedProduct) =>
  refused && lifeStateOf(form) === 'draft' ? menuTexts.refused : lifeWords(form);

export function ProductPage({ id }: { readonly id: string }) {
  const query = useEdited(id);
  const { data, error } = query;
  const mayEdit = useMay('menu.edit');
  return (
    <div className="min-h-0 flex-1">
      <PageHeader
        title={data?.form.name ?? (error ? errorText(error) : menuTexts.title)}
        line={data && stateOf(data)}
      >
        <Link to="/menu" className={deskButtonStyle()}>
          {t.back}
        </Link>
        {data?.form.published && (
          <a href={`/prodotto/${data.slug}`} target="_blank" rel="noreferrer" className={deskButtonStyle()}>
            {t.see}
          </a>
        )}
      </PageHeader>
      <Loaded query={query}>
        {(seen) => <ProductEditor key={seen.id} product={seen} mayEdit={mayEdit} />}
      </Loaded>
    </div>
  );
}
