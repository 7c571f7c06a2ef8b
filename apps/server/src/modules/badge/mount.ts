import { asId, type UserId } from '@zanga/domain/ids';
import { formatTime } from '@zanga/domain/time-format';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { forgetReasons } from '../audit/public.ts';
import type { Redemptions } from '../redemption/public.ts';
import { readLately } from './queries.ts';
import { forgetMendReasons, stamp } from './store.ts';

export { handleBadgeJobs } from './jobs.ts';
export { mountBadge } from './routes.ts';

const titles = { in: 'Entrata registrata', out: 'Uscita registrata' } as const;

/** A scanned badge clocks its owner in or out. No worker scans their own; a device of the shop scans every badge. */
export const openBadges = ({ redemptions }: { readonly redemptions: Redemptions }): void =>
  redemptions.handle('badge', async (tx, { subject, shopId, by, device, now }) => {
    // A worker at home could scan their own badge: a colleague, or a device of the shop, must see them come.
    if (by === subject)
      return {
        ok: false,
        title: 'Serve un’altra persona',
        text: 'Il tuo badge lo legge chi è al banco con te',
      };
    const stamped = await stamp(tx, { userId: asId('usr', subject), shopId, how: 'badge', by, device, now });
    if (!stamped) return { ok: false, title: 'Badge non valido', text: 'Questo account non c’è più' };
    const { firstname, lastname, kind } = stamped;
    return { ok: true, title: titles[kind], text: `${firstname} ${lastname}, ore ${formatTime(now)}` };
  });

/**
 * Shifts as part of a person's data: in the export. They outlive the account without a name, as the law on working
 * hours asks; reasons for changes are deleted.
 */
export const personalHours = (db: Db) => ({
  name: 'hours',
  read: (userId: UserId) => readLately(db, userId, 20_000),
  forget: async (tx: Tx, userId: UserId) => forgetReasons(tx, 'shift', await forgetMendReasons(tx, userId)),
});
