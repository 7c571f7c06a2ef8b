import type { ShopId } from '@zanga/domain/ids';
import { isAwake, shutSince, watchedSince } from '@zanga/domain/ordering/answering/open-screens';
import type { Db } from '../../../platform/database/connection.ts';
import { readBrandOpen, readTaking } from '../../shops/public-state.ts';
import { readSeen, readWatch } from './screens-queries.ts';

/** A shop that takes orders without any screen to show them. */
export type ShutShop = {
  readonly id: ShopId;
  readonly name: string;
  /** Since when; null where screens are open and all are mute. */
  readonly since: Date | null;
};

/** Shops that take orders now without an open screen, or with mute ones alone. */
export const readShut = async (db: Db, now: Date): Promise<readonly ShutShop[]> => {
  if (!(await readBrandOpen(db))) return [];
  const taking = await readTaking(db, now);
  const seen = await readSeen(db);
  const watched = watchedSince(await readWatch(db), now);
  return taking.flatMap(({ id, name, since: takingSince }): readonly ShutShop[] => {
    const own = seen.get(id);
    const since = shutSince({ takingSince, lastSeen: own?.lastSeen ?? null, watchedSince: watched }, now);
    if (since !== null) return [{ id, name, since }];
    const awake = own !== undefined && isAwake(own.lastSeen, now);
    return awake && !(own.lastHeard && isAwake(own.lastHeard, now)) ? [{ id, name, since }] : [];
  });
};
