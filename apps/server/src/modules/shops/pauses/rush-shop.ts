import type { DeliveryPause, ShopBusy } from '@zanga/contract/shops/rush';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { findStaffShop } from '../staff-queries.ts';
import { presentRush } from './present-rush.ts';
import { saveRush } from './rush-store.ts';

type InShop = { readonly session: StaffSession; readonly shop: string };
type RushRefusal = Refusal<'shop.not_found'> | Refusal<'invalid'>;

const longestMs = 36 * 3_600_000;
const isFar = (until: Date, now: Date): boolean =>
  until <= now || until.getTime() - now.getTime() > longestMs;
const farWords = 'scegli un orario da qui a domani';

const seen = async (db: Db, where: InShop, now: Date) => {
  const shop = await findStaffShop(db, where);
  return shop ? presentRush(db, shop, now) : { busy: null, delivery_pause: null };
};

/** Adds minutes to every new order's time, until a given time or until staff take it back. */
export const setBusy = async (
  db: Db,
  { minutes, until, ...where }: InShop & { readonly minutes: number | null; readonly until: Date | null },
  now: Date,
): Promise<{ busy: ShopBusy | null } | RushRefusal> => {
  const shop = await findStaffShop(db, where);
  if (!shop) return refuse('shop.not_found');
  if (minutes !== null && until !== null && isFar(until, now))
    return refuse('invalid', { until: [farWords] });
  const ends = minutes === null ? null : until;
  const by = minutes === null ? null : where.session.userId;
  await inTransaction(db, async (tx) => {
    const before = await saveRush(tx, shop.id, { busy_minutes: minutes, busy_until: ends, busy_by: by });
    const told = { minutes: before?.busy_minutes ?? null, until: before?.busy_until ?? null };
    const change = { before: told, after: { minutes, until: ends } };
    await noteChange(
      tx,
      where.session.trail,
      { kind: 'shop', thing: shop.id, shopId: shop.id, ...change },
      now,
    );
  });
  const { busy } = await seen(db, where, now);
  return { busy };
};

/** Pauses deliveries until a time; pickup and tables go on. */
export const pauseDelivery = async (
  db: Db,
  { until, reason, ...where }: InShop & { readonly until: Date | null; readonly reason: string | undefined },
  now: Date,
): Promise<{ delivery_pause: DeliveryPause | null } | RushRefusal> => {
  const shop = await findStaffShop(db, where);
  if (!shop) return refuse('shop.not_found');
  if (until !== null && isFar(until, now)) return refuse('invalid', { until: [farWords] });
  if (until !== null && !reason) return refuse('invalid', { reason: ['scrivi il motivo'] });
  const words = until === null ? null : (reason ?? null);
  await inTransaction(db, async (tx) => {
    const before = await saveRush(tx, shop.id, {
      delivery_paused_until: until,
      delivery_pause_reason: words,
      delivery_paused_by: until && where.session.userId,
    });
    await noteChange(
      tx,
      where.session.trail,
      {
        ...{ kind: 'shop', thing: shop.id, shopId: shop.id },
        before: { delivery_paused_until: before?.delivery_paused_until ?? null },
        after: { delivery_paused_until: until },
        reason: words ?? undefined,
      },
      now,
    );
  });
  const { delivery_pause } = await seen(db, where, now);
  return { delivery_pause };
};
