import type { ProductDetail } from '@zanga/contract/menu/product';
import type { CallQuery } from '@zanga/contract/wire/call-query';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Db } from '../../../platform/database/connection.ts';
import { pricedFor } from '../prices/priced-for.ts';
import { type KeptShops, readReach } from '../reach/reach-queries.ts';
import type { Reader } from './card-queries.ts';
import { presentProductDetail } from './present-product-detail.ts';
import { type DetailRow, readProduct } from './product-queries.ts';

type Detail = {
  readonly ok: true;
  readonly product: ProductDetail;
  readonly row: DetailRow;
};

/** A product by id or slug, with its availability under the filters of the call. */
export const readDetail = async (
  { db, shops }: { readonly db: Db; readonly shops: KeptShops },
  { key, given }: { readonly key: string; readonly given: CallQuery },
  reader: Reader,
): Promise<Detail | Refusal<'product.not_found' | 'shop.not_found'>> => {
  const [reach, row] = await Promise.all([readReach(shops, given), readProduct(db, key, reader)]);
  if ('ok' in reach) return reach;
  if (!row) return { ok: false, code: 'product.not_found' };
  return {
    ok: true,
    product: presentProductDetail(row, { reach, priced: pricedFor(given, reach) }, reader.now),
    row,
  };
};
