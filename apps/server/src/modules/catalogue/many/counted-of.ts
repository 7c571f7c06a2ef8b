import type { CountChange } from '@zanga/domain/catalogue/table/counts';
import type { StockCount } from '../stock/count-store.ts';

type Changed = { readonly product: { readonly id: string }; readonly counts?: readonly CountChange[] };

/** Changed stock of shops of a product, to be saved. */
export const countedOf = ({ product, counts = [] }: Changed): readonly StockCount[] =>
  counts.map(({ shop, before, after }) => ({ product: product.id, shop, seen: before, pieces: after }));
