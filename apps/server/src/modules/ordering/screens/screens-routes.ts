import { screens } from '@zanga/contract/ordering/screens';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor } from '../../../platform/session.ts';
import { findStaffShop } from '../../shops/public-staff.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { saveBeat } from './screens-store.ts';
import { readShut } from './shut-shops.ts';

/** Heartbeats of screens, and the shops without any. */
export const mountScreens = (mounting: MountTools, { db }: Pick<OrderTools, 'db'>): void =>
  mount(mounting, screens, {
    'POST /api/backoffice/shops/:shop/screens': async ({ params, body, call: { session, now } }) => {
      const shop = await findStaffShop(db, { session, shop: params.shop });
      if (!shop) return refuse('shop.not_found');
      await saveBeat(db, { shopId: shop.id, ...body }, now);
      return undefined;
    },
    'GET /api/backoffice/screens': async ({ call: { session, now } }) => ({
      data: (await readShut(db, now))
        .filter(({ id }) => mayWorkFor(session, id))
        .map(({ id, name, since }) => ({ shop: { id, name }, since: since?.toISOString() ?? null })),
    }),
  });
