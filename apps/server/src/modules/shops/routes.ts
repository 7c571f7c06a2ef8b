import { rush } from '@zanga/contract/shops/rush';
import { shops } from '@zanga/contract/shops/shops';
import { staffShops } from '@zanga/contract/shops/staff-shops';
import type { Db } from '../../platform/database/connection.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/refusal.ts';
import { pauseDelivery, setBusy } from './pauses/rush-shop.ts';
import { presentShop, presentShopDetail, shopsHoldUntil } from './present-shop.ts';
import { readDeliveryAreas, readShop, readShops } from './queries.ts';
import { readOwnShops } from './staff-queries.ts';

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** `?merchandise` alone means yes, as `1` and `true` do. */
const isAsked = (flag: string | undefined) => flag !== undefined && !['0', 'false'].includes(flag);

/** All shops, open or closed now, with address and hours. */
export const mountShops = (tools: MountTools & { readonly db: Db }): void => {
  mount(tools, shops, {
    'GET /api/shops': async ({ query, call: { isOfOtherBrand, now, madeOf } }) => {
      if (isOfOtherBrand) return { data: [] };
      const records = await readShops(tools.db, { merchandiseOnly: isAsked(query.merchandise) }, now);
      madeOf(['shops'], shopsHoldUntil(records, now));
      return { data: records.map((record) => presentShop(record, now)) };
    },
    'GET /api/shops/:shop': async ({ params, call: { isOfOtherBrand, now, madeOf } }) => {
      const record = isOfOtherBrand ? undefined : await readShop(tools.db, params.shop, now);
      if (!record) return refuse('shop.not_found');
      madeOf(['shops'], shopsHoldUntil([record], now));
      return presentShopDetail(record, await readDeliveryAreas(tools.db, record.shop.id), now);
    },
  });
  mount(tools, staffShops, {
    'GET /api/backoffice/shops': ({ call: { session } }) => readOwnShops(tools.db, session),
  });
  mount(tools, rush, {
    'POST /api/backoffice/shops/:shop/busy': ({ params: { shop }, body, call: { session, now } }) =>
      setBusy(tools.db, { session, shop, minutes: body.minutes, until: instant(body.until) }, now),
    'POST /api/backoffice/shops/:shop/delivery-pause': ({ params: { shop }, body, call: { session, now } }) =>
      pauseDelivery(tools.db, { session, shop, until: instant(body.until), reason: body.reason }, now),
  });
};
