import { redemptions as contract } from '@zanga/contract/ordering/redemptions';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/refusal.ts';
import { hasRole } from '../../platform/session.ts';
import { isGuessing } from './guessing-queries.ts';
import { shopExists } from './queries.ts';
import { redeemCode } from './redeem-code.ts';
import type { Redemptions } from './redemptions.ts';
import { undoRedemption } from './undo-redemption.ts';

/** The scanner of whoever works in a shop. */
export const mountRedemption = (tools: MountTools, redemptions: Redemptions): void =>
  mount(tools, contract, {
    'POST /api/worker/redemptions': async ({ body, call: { session, now } }) => {
      // A worker stands in their own shop; those above say where they are.
      const shopId = hasRole(session, 'manager') ? (body.shop ?? session.shopId) : session.shopId;
      if (shopId !== null && !(await shopExists(redemptions.db, shopId))) return refuse('shop.not_found');
      if (await isGuessing(redemptions.db, session.userId, now)) return refuse('too_many');
      return redeemCode(redemptions, { code: body.code, by: session.userId, shopId, now });
    },

    'POST /api/worker/redemptions/:id/undo': ({ params: { id }, call: { session, now } }) => {
      const { userId: by, shopId } = session;
      return undoRedemption(redemptions, { id, by, manager: hasRole(session, 'manager'), shopId, now });
    },
  });
