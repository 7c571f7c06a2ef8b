import { badge } from '@zanga/contract/people/badge';
import { isPresent, type Shift, shiftsOf } from '@zanga/domain/badge/shifts';
import { shownSeconds } from '@zanga/domain/redemption/redemption';
import type { Db } from '../../platform/database/connection.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import type { Redemptions } from '../redemption/public.ts';
import { readStamps, readWorker } from './queries.ts';

const presentShift = ({ in: came, out: went, shop }: Shift) => ({
  in: came?.toISOString() ?? null,
  out: went?.toISOString() ?? null,
  shop,
});

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
    'GET /api/worker/badge/shifts': async ({ call: { session, now } }) => {
      const stamps = await readStamps(tools.db, session.userId);
      return { present: isPresent(stamps.at(-1), now), data: shiftsOf(stamps).map(presentShift) };
    },
  });
