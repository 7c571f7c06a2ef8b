import type { StockCount } from './count-store.ts';

/** Audit entries of stock changed for many products: one per product and shop, as for a single change. */
export const countEntries = (counts: readonly StockCount[]) =>
  counts.map(({ product, shop, pieces, seen }) => ({
    ...({ kind: 'product', thing: product, shopId: shop } as const),
    ...{ before: { stock: seen }, after: { stock: pieces } },
  }));
