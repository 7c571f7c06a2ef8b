import type { Product } from '@zanga/contract/menu/product';
import { IconButton } from '@zanga/ui/button.tsx';
import { ChevronLeftIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { ChevronRightIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useRef } from 'react';
import { ProductCard } from '../../parts/catalogue/product-card.tsx';
import { homeTexts as t } from './home-texts.ts';

type ShelfProps = {
  readonly title: string;
  readonly line: string;
  readonly products: readonly Product[];
};

/** Carousel of products: swiped, or moved with buttons where there is a mouse. */
export function Shelf({ title, line, products }: ShelfProps) {
  const row = useRef<HTMLUListElement>(null);
  if (products.length === 0) return null;
  const leaf = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <section aria-label={title} className="page-width pt-12 md:pt-16">
      <div className="flex items-end justify-between gap-4 px-4 md:px-8">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="text-ink-soft">{line}</p>
        </div>
        <div className="flex max-md:hidden">
          <IconButton label={t.previous} onClick={() => leaf(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={t.next} onClick={() => leaf(1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      </div>
      <ul
        ref={row}
        className="no-scrollbar flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-4 pb-6 md:scroll-px-8 md:gap-5 md:px-8"
      >
        {products.map((product) => (
          <li key={product.id} className="w-60 shrink-0 snap-start md:w-64">
            <ProductCard product={product} layout="shelf" />
          </li>
        ))}
      </ul>
    </section>
  );
}
