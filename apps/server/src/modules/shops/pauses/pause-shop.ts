import type { Refusal } from '@zanga/contract/wire/route';
import { atMoment } from '@zanga/domain/time-words';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { findStaffShop } from '../staff-queries.ts';
import { savePause } from './pause-store.ts';

type InShop = { readonly session: StaffSession; readonly shop: string };
type NoShop = Refusal<'shop.not_found'>;

const longestMs = 36 * 3_600_000;

/** Pauses a shop until a time. */
export const pauseShop = async (
  db: Db,
  { until, reason, ...where }: InShop & { readonly until: Date | null; readonly reason?: string | undefined },
  now: Date,
): Promise<{ paused_until: string | null; label: string } | NoShop | Refusal<'invalid'>> => {
  const shop = await findStaffShop(db, where);
  if (!shop) return refuse('shop.not_found');
  if (until !== null && (until <= now || until.getTime() - now.getTime() > longestMs))
    return refuse('invalid', { until: ['scegli un orario da qui a domani'] });
  await inTransaction(db, async (tx) => {
    const saved = await savePause(tx, shop.id, until, reason?.trim() || null);
    const paused = { kind: 'shop', thing: shop.id, shopId: shop.id } as const;
    const before = { paused_until: saved?.before ?? null };
    await noteChange(
      tx,
      where.session.trail,
      { ...paused, before, after: { paused_until: until }, reason },
      now,
    );
  });
  return {
    paused_until: until?.toISOString() ?? null,
    label: until ? `In pausa: riapre ${atMoment(until, now)}` : 'Aperto agli ordini',
  };
};
