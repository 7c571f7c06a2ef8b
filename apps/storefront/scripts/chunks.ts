import fs from 'node:fs';
import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import { type CodeUser, gatherParts } from './gather-parts.ts';

/**
 * Code that nearly every page has at its start: folders (without their subfolders) and single files below the
 * repository. Few whole chunks compress better than many crumbs.
 */
const shop = [
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
];

const root = normalizePath(path.resolve(import.meta.dirname, '../../..'));

/** Whether a module is one of these files, or lies in one of these folders. */
const isIn = (places: readonly string[]) => {
  // Without this, a place that was moved would fall out of its chunk unnoticed.
  for (const place of places) if (!fs.existsSync(path.join(root, place))) throw new Error(`No ${place}`);
  const known = new Set(places);
  return (module: string) => {
    const file = path.posix.relative(root, module);
    return known.has(file) || known.has(path.posix.dirname(file));
  };
};

/** Screens by whose first load a visit begins. A page from the server needs their components alone, no loader. */
const first = String.raw`routes/(home|menu|\$category/(index|\$sub)|prodotto\.\$product)\.tsx`;

/** Files that every page fetches when it is idle: they may as well be one. */
const idle = [
  ...['start-later', 'worker/register-worker', 'base/changes/follow-changes', 'routes/-overlays/late'],
  ...['features/shell/(footer|bottom-bar|where-link)', 'parts/catalogue/product-card'],
  ...['base/device/browser-device', 'base/push/web-push', 'parts/favourites/sync/sync-favourites'],
].join('|');

/** Users of later code; `name` is for entries that are fetched together, otherwise a file is a user. */
const users: readonly { readonly entries: RegExp; readonly weight: number; readonly name?: string }[] = [
  { entries: new RegExp(`/src/(${idle})\\.`), weight: 50, name: 'idle' },
  { entries: /\/src\/parts\/cart\/cart-(sync|follower)\./, weight: 150, name: 'cart' },
  { entries: new RegExp(`/src/${first}.*component`), weight: 300 },
  { entries: new RegExp(`/src/${first}`), weight: 5, name: 'loaders' },
  { entries: /\/src\/routes\/(checkout|thank-you|orders\/(index|\$order\.index))\./, weight: 150 },
  { entries: /\/src\/(features\/home\/rest|routes\/-overlays)\//, weight: 30 },
  { entries: /\/src\/routes\//, weight: 10 },
  // Opened by a press, when the idle browser has fetched it.
  { entries: /./, weight: 2 },
];

const userOf = (entry: string): CodeUser => {
  const known = users.find(({ entries }) => entries.test(entry));
  return { name: known?.name ?? entry.replace(/\?.*/, ''), weight: known?.weight ?? 1 };
};

/** Files of later code; with what the first load has, the build makes 60. */
const most = 51;

let gathered: ReadonlyMap<string, string> | undefined;

const partName = (id: string, context: Rolldown.ChunkingContext) => {
  gathered ??= gatherParts((one) => context.getModuleInfo(one), {
    ...{ entry: `${root}/apps/storefront/src/entry-client.tsx`, userOf, most },
  });
  return gathered.get(id);
};

/** Groups for the bundler's `codeSplitting`. */
export const chunks = [
  { name: 'framework', test: 'node_modules', tags: ['$initial' as const] },
  { name: 'shop', test: isIn(shop) },
  { name: partName, includeDependenciesRecursively: false },
];
