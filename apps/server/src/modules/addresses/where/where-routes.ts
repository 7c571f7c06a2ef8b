import { where } from '@zanga/contract/people/where';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readAddress } from '../queries.ts';
import { isShop, readChosenPlace } from './where-queries.ts';
import { keepChosenPlace } from './where-store.ts';

/** A customer's choice of delivery or pickup, and where, on all their devices. */
export const mountWhere = (tools: MountTools & { readonly db: Db; readonly clock: Clock }): void => {
  const { db, clock } = tools;
  mount(tools, where, {
    'GET /api/customer/where': async ({ call }) => {
      const chosen = await readChosenPlace(db, call.session.userId);
      if (!chosen) return { data: null };
      const mode = chosen.address_id === null ? ('pickup' as const) : ('delivery' as const);
      return { data: { ...chosen, mode, chosen_at: chosen.chosen_at.toISOString() } };
    },
    'PUT /api/customer/where': async ({ body, call }) => {
      const { userId } = call.session;
      const { address_id, shop_id } = body;
      if (address_id !== null && !(await readAddress(db, userId, address_id)))
        return refuse('address.not_found');
      if (shop_id !== null && !(await isShop(db, shop_id))) return refuse('shop.not_found');
      await keepChosenPlace(db, userId, { address_id, shop_id }, clock());
      return undefined;
    },
  });
};
