import type { Product } from '@zanga/contract/product';
import { ProductCard } from '../../shared/catalogue/product-card.tsx';

type ShelfProps = {
  readonly title: string;
  readonly line: string;
  readonly products: readonly Product[];
};

/** A row of products to leaf through sideways. */
export function Shelf({ title, line, products }: ShelfProps) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title} className="page-width pt-12 md:pt-16">
      <div className="px-4 md:px-8">
        <h2 className="text-h2">{title}</h2>
        <p className="text-ink-soft">{line}</p>
      </div>
      <ul className="no-scrollbar flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-4 pb-6 md:scroll-px-8 md:gap-5 md:px-8">
        {products.map((product) => (
          <li key={product.id} className="w-60 shrink-0 snap-start md:w-72">
            <ProductCard product={product} layout="shelf" />
          </li>
        ))}
      </ul>
    </section>
  );
}
