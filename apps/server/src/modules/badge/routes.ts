import { badge } from '@zanga/contract/people/badge';
import { hours } from '@zanga/contract/people/hours';
import { goesOn } from '@zanga/domain/badge/shifts';
import { shownSeconds } from '@zanga/domain/redemption/redemption';
import type { Db } from '../../platform/database/connection.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Accounts } from '../accounts/public.ts';
import type { Redemptions } from '../redemption/public.ts';
import { addShift, mendShift, removeShift } from './mend-hours.ts';
import { readLately, readWorker } from './queries.ts';
import { seeHours } from './see-hours.ts';

export type BadgeMount = MountTools & {
  readonly db: Db;
  readonly redemptions: Redemptions;
  readonly accounts: Pick<Accounts, 'sandbox'>;
};

/** The longest interval of a query: a year and a little. */
const longestDays = 400;

const isTooLong = (from: string, until: string) =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000 > longestDays;

/** The worker's badge (API-4), and the hours of the staff. */
export const mountBadge = (tools: BadgeMount): void => {
  const hoursTools = { db: tools.db, sandbox: tools.accounts.sandbox };
  mount(tools, badge, {
    'GET /api/worker/badge': async ({ call: { session, now } }) => {
      const { userId } = session;
      const expiresAt = new Date(now.getTime() + shownSeconds * 1000);
      const code = await tools.redemptions.issue({ kind: 'badge', subject: userId, userId, now, expiresAt });
      return { ...code, ...(await readWorker(tools.db, userId)) };
    },
    'GET /api/worker/badge/shifts': async ({ call: { session, now } }) => {
      const rows = await readLately(tools.db, session.userId);
      return {
        present: rows.some(({ from_at: from, until_at: until }) => goesOn({ from, until }, now)),
        data: rows.map(({ from_at, until_at, shop }) => ({
          in: from_at.toISOString(),
          out: until_at?.toISOString() ?? null,
          shop,
        })),
      };
    },
  });
  mount(tools, hours, {
    'GET /api/backoffice/hours': ({ query, call: { session, now } }) =>
      isTooLong(query.from, query.until)
        ? refuse('invalid', { until: [`al massimo ${longestDays} giorni per volta`] })
        : seeHours(hoursTools, { wanted: query, session }, now),
    'POST /api/backoffice/hours': ({ body, call: { session, now } }) =>
      addShift(hoursTools, { form: body, session }, now),
    'PUT /api/backoffice/hours/:shift': ({ params, body, call: { session, now } }) =>
      mendShift(hoursTools, { shift: params.shift, form: body, session }, now),
    'POST /api/backoffice/hours/:shift/remove': ({ params, body, call: { session, now } }) =>
      removeShift(hoursTools, { shift: params.shift, reason: body.reason, session }, now),
  });
};
