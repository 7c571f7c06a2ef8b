import { Link } from '@tanstack/react-router';
import type { CategoryDetail } from '@zanga/contract/menu/categories';
import { Badge } from '@zanga/ui/badge.tsx';
import { ChevronRightIcon, ClockIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { categoryLink } from '../../parts/catalogue/category-link.ts';
import { categoryTexts as t } from './category-texts.ts';

const crumb = 'line-link';

function Breadcrumb({ category }: { readonly category: CategoryDetail }) {
  return (
    <nav aria-label={t.breadcrumb} className="max-md:hidden">
      <ol className="flex items-center gap-1 text-ink-soft text-small">
        <li>
          <Link to="/home" className={crumb}>
            {t.home}
          </Link>
        </li>
        {category.parent && (
          <li className="flex items-center gap-1">
            <ChevronRightIcon size={16} />
            <Link {...categoryLink(category.parent.slug)} className={crumb}>
              {category.parent.name}
            </Link>
          </li>
        )}
        <li aria-current="page" className="flex items-center gap-1">
          <ChevronRightIcon size={16} />
          {category.name}
        </li>
      </ol>
    </nav>
  );
}

type CategoryHeaderProps = {
  readonly category: CategoryDetail;
  /** Lends its picture to a part that has none. */
  readonly root: CategoryDetail;
};

/** Name and availability of a category: one line on a phone, so that food is in sight. */
export function CategoryHeader({ category, root }: CategoryHeaderProps) {
  const images = category.images.length > 0 ? category.images : root.images;
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 md:grid-cols-[1fr_auto] md:items-end md:gap-x-10">
      <CataloguePicture
        images={images}
        widths={[96, 160]}
        sizes="2.75rem"
        decorative
        className="mt-2 size-11 rounded-t-full md:hidden"
      />
      <div className="flex items-center gap-x-3 py-2 md:flex-col md:items-start md:self-stretch md:pb-8">
        <Breadcrumb category={category} />
        <h1 className="text-h2 md:mt-auto md:text-h1">{category.name}</h1>
        {category.description && (
          <p className="mt-2 max-w-2xl text-ink-soft text-lead max-md:hidden">{category.description}</p>
        )}
        {category.unavailable_label && (
          <Badge tone="lemon" className="md:mt-3">
            <ClockIcon size={16} />
            {category.unavailable_label}
          </Badge>
        )}
      </div>
      <CataloguePicture
        images={images}
        shape="wide"
        widths={[640, 960, 1280]}
        sizes="(width < 48rem) 1px, (width < 80rem) 45vw, 36rem"
        decorative
        className="aspect-[5/2] w-[min(45vw,32rem)] rounded-t-[12rem] max-md:hidden"
      />
    </div>
  );
}
