import type { Brand } from '@zanga/contract/brand/brand';
import type { Product } from '@zanga/contract/menu/product';
import { type ReactNode, Suspense } from 'react';
import { Hero } from './hero.tsx';

type ForYouProps = {
  readonly brand: Brand | undefined;
  readonly dish: Product | undefined;
  /**
   * What is for this person alone, known only on their device: a box that is `absolute inset-0` and has a ground of its
   * own, or nothing. Its code comes late, so it is lazy.
   */
  readonly children?: ReactNode;
};

/**
 * The place at the top of the home, always as high: who we are for everybody, and over it, without anything moving, what
 * is for who has ordered before.
 */
export function ForYou({ brand, dish, children }: ForYouProps) {
  return (
    <div className="relative isolate h-44 overflow-hidden md:h-48">
      {brand && <Hero brand={brand} dish={dish} />}
      <Suspense>{children}</Suspense>
    </div>
  );
}
