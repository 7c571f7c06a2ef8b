import type { ShopId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { systemTrail } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readPause, savePause } from './pause-store.ts';

type SelfPause = {
  readonly shopId: ShopId;
  readonly until: Date;
  /** Text for customers. */
  readonly reason: string;
};

/** Pauses a shop that does not answer its orders; a pause set by staff stays as it is. */
export const pauseByItself = async (
  tx: Tx,
  { shopId, until, reason }: SelfPause,
  now: Date,
): Promise<boolean> => {
  const pausedUntil = await readPause(tx, shopId);
  if (pausedUntil !== null && pausedUntil > now) return false;
  await savePause(tx, shopId, until, reason);
  const paused = { kind: 'shop', thing: shopId, shopId, reason } as const;
  const [before, after] = [{ paused_until: pausedUntil }, { paused_until: until }];
  await noteChange(tx, systemTrail('shop.pause'), { ...paused, before, after }, now);
  return true;
};
