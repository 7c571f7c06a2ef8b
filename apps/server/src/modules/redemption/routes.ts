import { redemptions as contract } from '@zanga/contract/ordering/redemptions';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/refusal.ts';
import { mayWorkFor, onlyShop } from '../../platform/session.ts';
import { isGuessing } from './guessing-queries.ts';
import { shopExists } from './queries.ts';
import { redeemCode } from './redeem-code.ts';
import type { Redemptions } from './redemptions.ts';
import { undoRedemption } from './undo-redemption.ts';

/** The scanner of the staff. */
export const mountRedemption = (tools: MountTools, redemptions: Redemptions): void =>
  mount(tools, contract, {
    'POST /api/worker/redemptions': async ({ body, call: { session, now } }) => {
      // Staff of one shop scan there; staff of several name the shop.
      const named = body.shop != null && mayWorkFor(session, body.shop) ? body.shop : null;
      const shopId = named ?? onlyShop(session);
      if (shopId !== null && !(await shopExists(redemptions.db, shopId))) return refuse('shop.not_found');
      if (await isGuessing(redemptions.db, session.userId, now)) return refuse('too_many');
      const reading = { by: session.userId, trail: session.trail, device: session.device?.id ?? null };
      return redeemCode(redemptions, { code: body.code, ...reading, shopId, now });
    },

    'POST /api/worker/redemptions/:id/undo': ({ params: { id }, body: { reason }, call: { session, now } }) =>
      undoRedemption(redemptions, { id, session, reason, now }),
  });
