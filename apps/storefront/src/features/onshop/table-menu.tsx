import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { chipStyle } from '@zanga/ui/chip-style.ts';
import { classNames } from '@zanga/ui/class-names.ts';
import { useService } from '../../base/api/api.tsx';
import { useBrand } from '../../base/api/brand.ts';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { categoryLink } from '../../parts/catalogue/category-link.ts';
import { ProductCard } from '../../parts/catalogue/product-card.tsx';
import { ProductCardSkeleton } from '../../parts/catalogue/product-card-skeleton.tsx';
import { productGrid } from '../../parts/catalogue/product-grid.ts';
import { onshopTexts as t } from './onshop-texts.ts';

/** Categories in one row to swipe on a phone, so that the dishes are not a screen away. */
const doors = classNames(
  'no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 pb-5 *:shrink-0',
  'md:mx-0 md:flex-wrap md:overflow-visible md:px-0',
);

/** Links to the menu's categories, of this shop while the guest sits here. */
function Doors() {
  const categories = useBrand()?.categories ?? [];
  return (
    <nav aria-label={t.menu} className={doors}>
      {categories
        .filter(({ merchandise }) => !merchandise)
        .map(({ id, slug, name }) => (
          <Link key={id} {...categoryLink(slug)} className={chipStyle(false)}>
            {name}
          </Link>
        ))}
    </nav>
  );
}

/** Dishes served at the tables of this shop, best sellers first. */
export function TableMenu({ shop }: { readonly shop: string }) {
  const service = useService();
  const { data, error, refetch } = useQuery({
    queryKey: ['GET /api/products', 'at a table', shop],
    // The shop and its premises go with every call from a table.
    queryFn: () => service.api('GET /api/products', { query: { sort: 'popular', paginate: 24 } }),
  });
  return (
    <section aria-labelledby="menu">
      <h2 id="menu" className="pb-3 text-h2">
        {t.menu}
      </h2>
      <Doors />
      <h3 className="sr-only">{t.popular}</h3>
      {error && !data ? (
        <LoadingProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className={productGrid}>
          {data
            ? data.data.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} layout="list" />
                </li>
              ))
            : ['a', 'b', 'c', 'd'].map((place) => (
                <li key={place}>
                  <ProductCardSkeleton />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
