import type { Counted } from './count-store.ts';

/** What the audit says of counts of shops that were changed many at once: as where one is changed alone, each of its shop. */
export const countEntries = (counts: readonly Counted[]) =>
  counts.map(({ product, shop, pieces, seen }) => ({
    ...({ kind: 'product', thing: product, shopId: shop } as const),
    ...{ before: { stock: seen }, after: { stock: pieces } },
  }));
