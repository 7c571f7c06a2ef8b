import fs from 'node:fs';
import path from 'node:path';
import { normalizePath } from 'vite';

/**
 * What each chunk of a first load holds, as folders (without those within) and single files below the repository. Few
 * whole chunks compress better than many crumbs. What a screen can do without lies in a folder of its own, and comes later.
 */
const contents = {
  /** What nearly every page shows: lists of products. */
  shop: [
    'apps/storefront/src/entry-client.tsx',
    'apps/storefront/src/parts/catalogue',
    'apps/storefront/src/parts/favourites',
    'apps/storefront/src/base/navigation',
    'apps/storefront/src/base/page/json-ld.tsx',
    'apps/storefront/src/base/pictures',
    'apps/storefront/src/base/session/user.ts',
    'packages/ui/src/badge.tsx',
    'packages/ui/src/chip.tsx',
    'packages/ui/src/chip-style.ts',
    'packages/ui/src/overlays/toast-queue.ts',
    'packages/ui/src/picture.tsx',
    'packages/ui/src/price.tsx',
    'node_modules/@tanstack/react-query/build/modern/useSuspenseQuery.js',
  ],
  /** Crumbs that several screens share. */
  details: [
    'apps/storefront/src/base/api/feature-switches.ts',
    'packages/domain/src/time.ts',
    'packages/domain/src/time-format.ts',
    'packages/ui/src/icons/panel-icons.tsx',
  ],
  /** A category and a part of one are one screen. */
  category: ['apps/storefront/src/features/category'],
  home: ['apps/storefront/src/features/home'],
  /** A product is the same by itself and in a sheet. */
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
