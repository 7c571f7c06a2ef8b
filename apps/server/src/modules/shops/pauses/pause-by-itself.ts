import type { Tx } from '../../../platform/database/connection.ts';
import { readPause, savePause } from './pause-store.ts';

type SelfPause = {
  readonly shopId: string;
  readonly until: Date;
  /** In words that customers read. */
  readonly reason: string;
};

/** Pauses a shop that does not answer; one that is paused already keeps its pause as somebody has set it. */
export const pauseByItself = async (
  tx: Tx,
  { shopId, until, reason }: SelfPause,
  now: Date,
): Promise<boolean> => {
  const pausedUntil = await readPause(tx, shopId);
  if (pausedUntil !== null && pausedUntil > now) return false;
  await savePause(tx, shopId, until, reason);
  return true;
};
