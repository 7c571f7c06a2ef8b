import type { Brand } from '@zanga/contract/brand/brand';
import type { Product } from '@zanga/contract/menu/product';
import { type ReactNode, Suspense } from 'react';
import { Hero } from './hero.tsx';

type ForYouProps = {
  readonly brand: Brand | undefined;
  readonly dish: Product | undefined;
  /**
   * Content for this person, known only on the device: a box with `absolute inset-0` and its own background, or
   * nothing. Lazy, because its code comes late.
   */
  readonly children?: ReactNode;
};

/**
 * Top of the home, always the same height: the brand's own words for all visitors, covered without any movement by the
 * content for a returning customer.
 */
export function ForYou({ brand, dish, children }: ForYouProps) {
  return (
    <div className="relative isolate h-44 overflow-hidden md:h-48">
      {brand && <Hero brand={brand} dish={dish} />}
      <Suspense>{children}</Suspense>
    </div>
  );
}
