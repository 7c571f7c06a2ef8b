import type { ProductDetail } from '@zanga/contract/menu/product';
import type { CallQuery } from '@zanga/contract/wire/call-query';
import type { Refusal } from '@zanga/contract/wire/route';
import { pricedFor } from '../prices/priced-for.ts';
import { readReach } from '../reach/reach-queries.ts';
import { type DetailRow, detailOf } from '../visible/held-cards.ts';
import type { ReadingTools } from './list-products.ts';
import { presentProductDetail } from './present-product-detail.ts';

type Detail = {
  readonly ok: true;
  readonly product: ProductDetail;
  readonly row: DetailRow;
};

/** A product by id or slug, with its availability under the filters of the call. */
export const readDetail = async (
  { menu, shops }: ReadingTools,
  { key, given }: { readonly key: string; readonly given: CallQuery },
  now: Date,
): Promise<Detail | Refusal<'product.not_found' | 'shop.not_found'>> => {
  const [reach, sellers] = await Promise.all([readReach(shops, given), shops.get()]);
  if ('ok' in reach) return reach;
  const row = detailOf(menu, key, { now });
  if (!row) return { ok: false, code: 'product.not_found' };
  const place = { reach, priced: pricedFor(given, reach), sellers };
  return { ok: true, product: presentProductDetail(row, place, now), row };
};
