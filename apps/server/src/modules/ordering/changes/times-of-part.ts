import type { SlotAnswer } from '@zanga/domain/shops/promise';
import type { OfferedSlot } from '@zanga/domain/shops/slots';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { promiseFor } from '../../shops/public.ts';
import type { PartRow } from '../order/row-queries.ts';

type Time = Pick<OfferedSlot, 'at' | 'state'>;

export type TimesOfPart = {
  readonly times: readonly Time[];
  /** Slot that a time takes; null once the work has begun and no room moves any more. */
  readonly roomAt: (at: Date) => Extract<SlotAnswer, { ok: true }> | null | 'none';
};

const stepMs = 5 * 60_000;
/** As many steps as a part in the making can be delayed. */
const steps = 36;

/** A part in the making has used its room in the kitchen: any time ahead can be promised. */
const stepsFrom = (now: Date): readonly Time[] => {
  const first = Math.ceil((now.getTime() + 1) / stepMs) * stepMs;
  return Array.from({ length: steps }, (_, step) => ({
    at: new Date(first + step * stepMs),
    state: 'free' as const,
  }));
};

/** Other times that a part can be promised for; undefined once it is over. */
export const timesOfPart = async (
  db: Db | Tx,
  { mode, state, shop_id: shop, address, pieces }: PartRow,
  now: Date,
): Promise<TimesOfPart | undefined> => {
  if ((mode !== 'delivery' && mode !== 'pickup') || shop === null) return undefined;
  if (state === 'preparing' || state === 'ready' || state === 'out_for_delivery') {
    const times = stepsFrom(now);
    return {
      times,
      roomAt: (at) => (times.some((one) => one.at.getTime() === at.getTime()) ? null : 'none'),
    };
  }
  if (state !== 'placed' && state !== 'accepted') return undefined;
  const promise = await promiseFor(
    db,
    { shop, mode, place: address && { ...address, zone: address.zone ?? null }, pieces },
    now,
  );
  if (!promise) return undefined;
  return {
    times: promise.offers().map((slot) => ({ at: slot.at, state: slot.state })),
    roomAt: (at) => {
      const slot = promise.slot(at);
      return slot.ok ? slot : 'none';
    },
  };
};
