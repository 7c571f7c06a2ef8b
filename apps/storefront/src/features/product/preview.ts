import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '@zanga/contract/menu/product';
import type { SearchResult } from '@zanga/contract/menu/products';

/** Fields of a product that a list or a search has already brought: enough to open its sheet at once. */
export type ProductPreview = Pick<
  Product,
  'slug' | 'name' | 'description' | 'images' | 'price' | 'discount' | 'rootCategory'
> &
  Partial<Product>;

type ListedProduct = Product | SearchResult;
type Page = { readonly data: readonly ListedProduct[] };

const isPage = (data: unknown): data is Page =>
  typeof data === 'object' && data !== null && 'data' in data && Array.isArray(data.data);

/** Cached lists are either complete or the pages loaded so far. */
const pagesOf = (data: unknown): readonly Page[] => {
  if (isPage(data)) return [data];
  if (typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages))
    return data.pages.filter(isPage);
  return [];
};

const lists = ['GET /api/products', 'GET /api/products/search'];

/** Finds a product in the lists in the cache; the version with the most fields wins. */
export const previewOf = (queryClient: QueryClient, slug: string): ProductPreview | undefined => {
  for (const list of lists) {
    for (const [, data] of queryClient.getQueriesData({ queryKey: [list] })) {
      for (const { data: items } of pagesOf(data)) {
        const found = items.find((item) => item.type === 'product' && item.slug === slug);
        if (found?.type === 'product') return found;
      }
    }
  }
  return undefined;
};
