import type { Product } from '@zanga/contract/menu/product';
import { ProductCard } from '../../../parts/catalogue/product-card.tsx';
import { ScrollRow } from '../scroll-row.tsx';

type ShelfProps = {
  readonly title: string;
  readonly line: string;
  readonly products: readonly Product[];
};

/** Row of products. */
export function Shelf({ title, line, products }: ShelfProps) {
  if (products.length === 0) return null;
  return (
    <ScrollRow
      title={title}
      line={line}
      className="drawn-near pt-10 [--about:36rem] md:pt-14 min-[26rem]:[--about:39rem]"
    >
      {products.map((product) => (
        <li key={product.id} className="w-60 shrink-0 snap-start md:w-64">
          <ProductCard product={product} layout="shelf" />
        </li>
      ))}
    </ScrollRow>
  );
}
