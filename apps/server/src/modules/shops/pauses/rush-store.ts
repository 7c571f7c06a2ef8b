import type { ShopId } from '@zanga/domain/ids';
import { type Busy, busyAt } from '@zanga/domain/shops/rush/busy';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import type { Shops } from '../../../platform/database/tables.ts';
import { busyOf } from './present-rush.ts';

type Rush = Pick<
  Selectable<Shops>,
  | 'busy_minutes'
  | 'busy_until'
  | 'busy_by'
  | 'delivery_paused_until'
  | 'delivery_pause_reason'
  | 'delivery_paused_by'
>;

/** Changes a shop's longer times and pauses, and returns the former ones; undefined for an unknown shop. */
export const saveRush = async (tx: Tx, shopId: ShopId, change: Partial<Rush>): Promise<Rush | undefined> => {
  const before = await tx
    .selectFrom('shops')
    .select([
      'busy_minutes',
      'busy_until',
      'busy_by',
      'delivery_paused_until',
      'delivery_pause_reason',
      'delivery_paused_by',
    ])
    .where('id', '=', shopId)
    .forUpdate()
    .executeTakeFirst();
  if (before) await tx.updateTable('shops').set(change).where('id', '=', shopId).execute();
  return before;
};

/** Longer times of a shop now; null if there are none. */
export const readBusy = async (tx: Tx, shopId: ShopId, now: Date): Promise<Busy | null> => {
  const row = await tx
    .selectFrom('shops')
    .select(['busy_minutes', 'busy_until'])
    .where('id', '=', shopId)
    .executeTakeFirst();
  return row ? busyAt(busyOf(row), now) : null;
};
