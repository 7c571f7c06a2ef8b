import type { DeliveryPause, ShopBusy } from '@zanga/contract/shops/rush';
import type { UserId } from '@zanga/domain/ids';
import { type Busy, busyAt } from '@zanga/domain/shops/rush/busy';
import type { Db } from '../../../platform/database/connection.ts';
import { readNames } from './rush-queries.ts';

/** The columns of a shop's row for longer times. */
type BusyRow = { readonly busy_minutes: number | null; readonly busy_until: Date | null };

export const busyOf = ({ busy_minutes: minutes, busy_until: until }: BusyRow): Busy | null =>
  minutes === null ? null : { minutes, until };

type PauseRow = {
  readonly delivery_paused_until: Date | null;
  readonly delivery_pause_reason: string | null;
};

export const deliveryPauseOf = ({
  delivery_paused_until: until,
  delivery_pause_reason: reason,
}: PauseRow): { readonly until: Date; readonly reason: string } | null =>
  until && reason !== null ? { until, reason } : null;

type RushRow = BusyRow &
  PauseRow & { readonly busy_by: UserId | null; readonly delivery_paused_by: UserId | null };

/** The longer times and pauses in force in a shop, with the person who set them. */
export const presentRush = async (
  db: Db,
  row: RushRow,
  now: Date,
): Promise<{ readonly busy: ShopBusy | null; readonly delivery_pause: DeliveryPause | null }> => {
  const busy = busyAt(busyOf(row), now);
  const paused = deliveryPauseOf(row);
  const pause = paused && paused.until > now ? paused : null;
  const ids = [busy && row.busy_by, pause && row.delivery_paused_by].filter((id) => id !== null);
  const names = await readNames(db, ids);
  const by = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return {
    busy: busy && { minutes: busy.minutes, until: busy.until?.toISOString() ?? null, by: by(row.busy_by) },
    delivery_pause: pause && {
      until: pause.until.toISOString(),
      reason: pause.reason,
      by: by(row.delivery_paused_by),
    },
  };
};
