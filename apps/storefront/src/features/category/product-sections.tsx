import type { Product } from '@zanga/contract/menu/product';
import { classNames } from '@zanga/ui/class-names.ts';
import { ProductCard } from '../../parts/catalogue/late-product-card.tsx';
import { productGrid } from '../../parts/catalogue/product-grid.ts';
import { type Section, sectionId } from './category-sections.ts';
import { categoryTexts as t } from './category-texts.ts';

type GridProps = { readonly products: readonly Product[]; readonly first: Product | undefined };

function Grid({ products, first }: GridProps) {
  return (
    // A focused card scrolls to below the section bar.
    <ul className={classNames(productGrid, '[&_:is(a,button)]:scroll-mt-16')}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} layout="list" eager={product === first} />
        </li>
      ))}
    </ul>
  );
}

type ProductSectionsProps = { readonly sections: readonly Section[] };

/** The list by subcategory, each under its heading; products without one come first, under the page's heading. */
export function ProductSections({ sections }: ProductSectionsProps) {
  const first = sections[0]?.products[0];
  return sections.map(({ category, products }) => (
    <section
      key={category?.id ?? 'own'}
      {...(category && { id: sectionId(category.slug), tabIndex: -1 })}
      aria-label={category?.name ?? t.list}
      className="scroll-mt-14 pb-10 outline-none"
    >
      {category ? (
        <div className="pb-2 md:pb-4">
          <h2 className="text-h3 md:text-h2">{category.name}</h2>
          {category.description && (
            <p className="max-w-2xl text-ink-soft max-md:text-small">{category.description}</p>
          )}
        </div>
      ) : (
        <h2 className="sr-only">{t.list}</h2>
      )}
      <Grid products={products} first={first} />
    </section>
  ));
}
