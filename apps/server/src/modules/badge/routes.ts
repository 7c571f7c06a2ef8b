import { badge } from '@zanga/contract/badge';
import { shownSeconds } from '@zanga/domain/redemption/redemption';
import type { Db } from '../../platform/database/connection.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import type { Redemptions } from '../redemption/public.ts';
import { readWorker } from './queries.ts';

/** The worker's badge (API-4). */
export const mountBadge = (
  tools: MountTools & { readonly db: Db; readonly redemptions: Redemptions },
): void =>
  mount(tools, badge, {
    'GET /api/worker/badge': async ({ call: { session, now } }) => {
      const { userId } = session;
      const expiresAt = new Date(now.getTime() + shownSeconds * 1000);
      const code = await tools.redemptions.issue({ kind: 'badge', subject: userId, userId, now, expiresAt });
      return { ...code, ...(await readWorker(tools.db, userId)) };
    },
  });
