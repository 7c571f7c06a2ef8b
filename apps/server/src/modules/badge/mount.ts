import { formatTime } from '@zanga/domain/time-format';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { forgetReasons } from '../audit/public.ts';
import type { Redemptions } from '../redemption/public.ts';
import { readLately, readShiftIds } from './queries.ts';
import { stamp } from './store.ts';

export { handleBadgeJobs } from './jobs.ts';
export { mountBadge } from './routes.ts';

const titles = { in: 'Entrata registrata', out: 'Uscita registrata' } as const;

/** A scanned badge clocks its owner in or out; nobody reads their own, but a device of the shop reads anybody's. */
export const openBadges = ({ redemptions }: { readonly redemptions: Redemptions }): void =>
  redemptions.handle('badge', async (tx, { subject, shopId, by, device, now }) => {
    // From a sofa one could read one's own: somebody else, or a device of the shop, must see who comes and goes.
    if (by === subject)
      return {
        ok: false,
        title: 'Serve un’altra persona',
        text: 'Il tuo badge lo legge chi è al banco con te',
      };
    const stamped = await stamp(tx, { userId: subject, shopId, how: 'badge', by, device, now });
    if (!stamped) return { ok: false, title: 'Badge non valido', text: 'Questo account non c’è più' };
    const { firstname, lastname, kind } = stamped;
    return { ok: true, title: titles[kind], text: `${firstname} ${lastname}, ore ${formatTime(now)}` };
  });

/** Hours as part of a person's data: in the export. They stay when the account goes, as the law on hours asks, under no name; reasons for changes end. */
export const personalHours = (db: Db) => ({
  name: 'hours',
  read: (userId: string) => readLately(db, userId, 20_000),
  forget: async (tx: Tx, userId: string) => forgetReasons(tx, 'shift', await readShiftIds(tx, userId)),
});
