import type { Product } from '@zanga/contract/menu/product';
import { useNames } from '../../base/api/names.ts';
import { ProductCard } from '../../parts/catalogue/late-product-card.tsx';
import { homeTexts as t } from './home-texts.ts';

/** Cards on a phone's first screen, in one row: their pictures load before all others. */
const onFirstScreen = 2;

type BestSellersProps = {
  readonly products: readonly Product[];
  /** The brand's own title; the usual one where it is undefined. */
  readonly title: string | undefined;
  readonly line: string | undefined;
};

/** Best sellers, as many in a row as fit: twelve fill rows of two, three, four and six. Nothing sold, no shelf. */
export function BestSellers({ products, title, line }: BestSellersProps) {
  const names = useNames();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="best-title" className="page pt-1 md:pt-4">
      <h2 id="best-title" className="text-h2">
        {title || t.best}
      </h2>
      <p className="text-ink-soft max-md:hidden">{line || t.bestLine(names)}</p>
      <ul className="grid grid-cols-2 gap-3 pt-3 sm:grid-cols-3 md:grid-cols-4 md:gap-4 md:pt-5 xl:grid-cols-6">
        {products.map((product, place) => (
          <li key={product.id}>
            <ProductCard product={product} layout="tile" eager={place < onFirstScreen} />
          </li>
        ))}
      </ul>
    </section>
  );
}
