import type { CallQuery } from '@zanga/contract/wire/call-query';
import type { PriceContext } from '@zanga/domain/catalogue/price/price-of';
import { channels } from '@zanga/domain/catalogue/vocabulary';
import type { Reach } from '../reach/reach-queries.ts';

/** `pickup.shp_1`: a mode, and the shop if known. */
const said = (text: string): PriceContext => {
  const [way, shop] = text.split('.');
  return { channel: channels.find((channel) => channel === way), shop };
};

/**
 * Mode and shop for the prices of a call: from `priced_for`, which a cart's answer contains, else from its other
 * filters.
 */
export const pricedFor = (given: CallQuery, { shop }: Pick<Reach, 'shop'>): PriceContext => {
  if (given.priced_for) return said(given.priced_for);
  if (given.filter_direct_order === '1' || given.filter_direct_order === 'true')
    return { channel: 'onshop', shop };
  if (given.filter_delivery_address) return { channel: 'delivery', shop };
  return given.filter_on_shop_address ? { channel: 'pickup', shop } : {};
};
