import { late, lateCode } from '../../base/loading/late.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

/**
 * A product in a list of a page that visitors arrive at: drawn by the server, alive when the browser is idle. Whatever
 * a card can do weighs nothing in the first load.
 */
export const ProductCard = import.meta.env.SSR
  ? (await import('./drawn-product-card.tsx')).default
  : late(
      lateCode(async () => ({ default: (await import('./product-card.tsx')).ProductCard })),
      ProductCardSkeleton,
    );
