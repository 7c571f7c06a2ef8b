import { Link } from '@tanstack/react-router';
import type { ProductDetail } from '@zanga/contract/menu/product';
import { ChevronRightIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { categoryLink } from '../../parts/catalogue/category-link.ts';
import { productPageTexts as t } from './product-page-texts.ts';

const crumb = 'line-link';

type ProductBreadcrumbProps = { readonly product: Pick<ProductDetail, 'name' | 'rootCategory'> };

/** Path from the home page to the product's category. */
export function ProductBreadcrumb({ product: { name, rootCategory } }: ProductBreadcrumbProps) {
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className="flex min-w-0 items-center gap-1 text-ink-soft text-small">
        <li>
          <Link to="/home" className={crumb}>
            {t.home}
          </Link>
        </li>
        <li className="flex shrink-0 items-center gap-1">
          <ChevronRightIcon size={16} />
          <Link {...categoryLink(rootCategory.slug)} className={crumb}>
            {rootCategory.name}
          </Link>
        </li>
        <li aria-current="page" className="flex min-w-0 items-center gap-1">
          <ChevronRightIcon size={16} className="shrink-0" />
          <span className="truncate">{name}</span>
        </li>
      </ol>
    </nav>
  );
}
