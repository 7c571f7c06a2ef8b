import { formatTime } from '@zanga/domain/time-format';
import type { Redemptions } from '../redemption/public.ts';
import { stamp } from './store.ts';

export { mountBadge } from './routes.ts';

const titles = { in: 'Entrata registrata', out: 'Uscita registrata' } as const;

/** A scanned badge clocks its owner in or out; nobody reads their own. */
export const openBadges = ({ redemptions }: { readonly redemptions: Redemptions }): void =>
  redemptions.handle('badge', async (tx, { subject, shopId, by, now }) => {
    // From a sofa one could read one's own: somebody else must see who comes and goes.
    if (by === subject)
      return {
        ok: false,
        title: 'Serve un’altra persona',
        text: 'Il tuo badge lo legge chi è al banco con te',
      };
    const stamped = await stamp(tx, { userId: subject, shopId, by, now });
    if (!stamped) return { ok: false, title: 'Badge non valido', text: 'Questo account non c’è più' };
    const { firstname, lastname, kind } = stamped;
    return { ok: true, title: titles[kind], text: `${firstname} ${lastname}, ore ${formatTime(now)}` };
  });
