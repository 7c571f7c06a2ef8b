import type { Product } from '@zanga/contract/menu/product';
import type { CompanionQuery } from '@zanga/contract/menu/products';
import type { CallQuery } from '@zanga/contract/wire/call-query';
import type { Refusal } from '@zanga/contract/wire/route';
import { companionsOf } from '@zanga/domain/catalogue/companions';
import { cents } from '@zanga/domain/money';
import type { Db } from '../../../platform/database/connection.ts';
import { readCards } from '../menu/card-queries.ts';
import { presentProduct } from '../menu/present-product.ts';
import { pricedFor } from '../prices/priced-for.ts';
import { type KeptShops, readReach } from '../reach/reach-queries.ts';
import { readCandidates } from './companion-queries.ts';

const mostOffered = 6;

/** Products to offer beside the chosen ones, with prices and availability. */
export const offerCompanions = async (
  { db, shops }: { readonly db: Db; readonly shops: KeptShops },
  { query, given }: { readonly query: CompanionQuery; readonly given: CallQuery },
  now: Date,
): Promise<{ readonly data: Product[] } | Refusal<'shop.not_found'>> => {
  const reach = await readReach(shops, given);
  if ('ok' in reach) return reach;
  const { products, labels, without, gap } = query;
  const { roots, candidates } = await readCandidates(db, {
    chosen: products.split(','),
    labels,
    without,
    reach,
  });
  const known = new Map(candidates.map((one) => [one.id, one]));
  const cards = await readCards(db, [...known.keys()], { now, userId: null });
  const wanted = { now, shop: reach.shop, priced: pricedFor(given, reach) };
  const offered = new Map(
    cards
      .map((card) => presentProduct(card, wanted))
      .filter(({ availability }) => availability.state === 'available')
      .map((product) => [product.id, product]),
  );
  const ranked = companionsOf(
    [...offered.values()].map(({ id, rootCategory, price }) => ({
      id,
      root: rootCategory.id,
      price: cents(price),
      together: known.get(id)?.together ?? 0,
      paired: known.get(id)?.paired ?? null,
    })),
    { roots: new Set(roots), gap },
    mostOffered,
  );
  return { data: ranked.flatMap(({ id }) => offered.get(id) ?? []) };
};
