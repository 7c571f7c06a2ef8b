import fs from 'node:fs';
import path from 'node:path';
import { normalizePath } from 'vite';

/**
 * Contents of each first-load chunk: folders (without their subfolders) and single files below the repository. Few
 * whole chunks compress better than many crumbs. Code a screen can start without lies in a folder of its own and loads
 * later.
 */
const contents = {
  /** Shared by nearly every page. */
  shop: [
    'apps/storefront/src/entry-client.tsx',
    'apps/storefront/src/parts/catalogue/catalogue-reads.ts',
    'apps/storefront/src/parts/catalogue/category-link.ts',
    'apps/storefront/src/parts/catalogue/late-product-card.tsx',
    'apps/storefront/src/parts/catalogue/product-card-skeleton.tsx',
    'apps/storefront/src/parts/catalogue/product-grid-skeleton.tsx',
    'apps/storefront/src/parts/catalogue/product-grid.ts',
    'apps/storefront/src/base/loading/idle.ts',
    'apps/storefront/src/base/loading/late.tsx',
    'apps/storefront/src/base/loading/lazy-when-idle.ts',
    'apps/storefront/src/base/loading/lazy-with-retry.tsx',
    'apps/storefront/src/base/navigation',
    'apps/storefront/src/base/page/json-ld.tsx',
    'apps/storefront/src/base/pictures',
    'apps/storefront/src/base/session/user.ts',
    'packages/ui/src/badge.tsx',
    'packages/ui/src/chip.tsx',
    'packages/ui/src/chip-style.ts',
    'packages/ui/src/overlays/toast-queue.ts',
    'packages/ui/src/picture.tsx',
    'node_modules/@tanstack/react-query/build/modern/queryOptions.js',
    'node_modules/@tanstack/react-query/build/modern/useSuspenseQuery.js',
  ],
  /** Crumbs that several screens share. */
  details: [
    'apps/storefront/src/base/api/feature-switches.ts',
    'apps/storefront/src/base/page/say.ts',
    'packages/ui/src/icons/panel-icons.tsx',
  ],
  /** Times and the cart, which half of the screens need without showing a product. */
  moments: ['packages/domain/src/time.ts', 'packages/domain/src/time-format.ts'],
  cart: [
    'apps/storefront/src/parts/cart/cart-changes.ts',
    'apps/storefront/src/parts/cart/cart-intent.ts',
    'apps/storefront/src/parts/cart/cart-state.ts',
  ],
  ratings: ['apps/storefront/src/parts/reviews/rating-line.tsx'],
  dishIcons: ['packages/ui/src/icons/dish-icons.tsx'],
  /** A product in a list: alive when the page is (`late-product-card.tsx`). */
  card: [
    'apps/storefront/src/parts/catalogue/add-button.tsx',
    'apps/storefront/src/parts/catalogue/card-price.tsx',
    'apps/storefront/src/parts/catalogue/catalogue-texts.ts',
    'apps/storefront/src/parts/catalogue/dish-marks.tsx',
    'apps/storefront/src/parts/catalogue/price-words.ts',
    'apps/storefront/src/parts/catalogue/product-card.tsx',
    'apps/storefront/src/parts/favourites',
    'packages/ui/src/price.tsx',
  ],
  /** A category and a part of one are one screen. */
  category: ['apps/storefront/src/features/category'],
  home: ['apps/storefront/src/features/home'],
  /** Frame of a product page, around the product itself. */
  productPage: [
    'apps/storefront/src/features/product/product-breadcrumb.tsx',
    'apps/storefront/src/features/product/product-head.ts',
    'apps/storefront/src/features/product/product-json-ld.ts',
    'apps/storefront/src/features/product/product-page-texts.ts',
    'apps/storefront/src/features/product/product-page.tsx',
    'apps/storefront/src/features/product/product-queries.ts',
  ],
  /** A product is the same by itself and in a sheet: alive when the page is. */
  product: [
    'apps/storefront/src/features/product',
    'apps/storefront/src/features/product/allergens',
    'apps/storefront/src/features/product/choices',
    'apps/storefront/src/parts/dish/choices.ts',
  ],
};

const root = path.resolve(import.meta.dirname, '../../..');

/** Whether a module is one of these files, or lies in one of these folders. */
const isIn = (places: readonly string[]) => {
  // Without this, a place that was moved would fall out of its chunk unnoticed.
  for (const place of places) if (!fs.existsSync(path.join(root, place))) throw new Error(`No ${place}`);
  const known = new Set(places);
  return (module: string) => {
    const file = path.posix.relative(normalizePath(root), module);
    return known.has(file) || known.has(path.posix.dirname(file));
  };
};

/** Groups for the bundler's `codeSplitting`. */
export const chunks = [
  { name: 'framework', test: 'node_modules', tags: ['$initial' as const] },
  ...Object.entries(contents).map(([name, places]) => ({ name, test: isIn(places) })),
];
