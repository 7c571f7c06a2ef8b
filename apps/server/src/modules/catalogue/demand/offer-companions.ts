import type { Product } from '@zanga/contract/menu/product';
import type { CompanionQuery } from '@zanga/contract/menu/products';
import type { CallQuery } from '@zanga/contract/wire/call-query';
import type { Refusal } from '@zanga/contract/wire/route';
import { companionsOf } from '@zanga/domain/catalogue/companions';
import { cents } from '@zanga/domain/money';
import type { Db } from '../../../platform/database/connection.ts';
import type { ReadingTools } from '../menu/list-products.ts';
import { presentProduct } from '../menu/present-product.ts';
import { pricedFor } from '../prices/priced-for.ts';
import { readReach } from '../reach/reach-queries.ts';
import { cardsOf } from '../visible/held-cards.ts';
import { readPairs } from './companion-queries.ts';
import { findCandidates } from './find-candidates.ts';

const mostOffered = 6;

/** Products to offer beside the chosen ones, with prices and availability. */
export const offerCompanions = async (
  { db, menu, shops }: ReadingTools & { readonly db: Db },
  { query, given }: { readonly query: CompanionQuery; readonly given: CallQuery },
  now: Date,
): Promise<{ readonly data: Product[] } | Refusal<'shop.not_found'>> => {
  const reach = await readReach(shops, given);
  if ('ok' in reach) return reach;
  const { products, labels, without, gap } = query;
  const chosen = products.split(',');
  const pairs = await readPairs(db, chosen);
  const together = new Map(pairs.together.map(({ id, orders }) => [id, orders]));
  const paired = new Map(pairs.paired.map(({ id, position }) => [id, position]));
  const candidates = findCandidates(menu, { chosen, labels, without, reach }, { together, paired });
  const ids = candidates.map(({ id }) => id);
  const wanted = { now, shop: reach.shop, priced: pricedFor(given, reach) };
  const offered = new Map(
    cardsOf(menu, ids, { now })
      .map((card) => presentProduct(card, wanted))
      .filter(({ availability }) => availability.state === 'available')
      .map((product) => [product.id, product]),
  );
  const ranked = companionsOf(
    [...offered.values()].map(({ id, rootCategory, price }) => ({
      id,
      root: rootCategory.id,
      price: cents(price),
      together: together.get(id) ?? 0,
      paired: paired.get(id) ?? null,
    })),
    { roots: new Set(pairs.roots), gap },
    mostOffered,
  );
  return { data: ranked.flatMap(({ id }) => offered.get(id) ?? []) };
};
