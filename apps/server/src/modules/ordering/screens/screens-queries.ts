import type { ShopId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';

/** Last heartbeats of a shop's screens. */
export type SeenScreens = {
  readonly lastSeen: Date;
  /** Last heartbeat of a screen with sound. */
  readonly lastHeard: Date | null;
};

/** Heartbeats of all shops that ever had a screen. */
export const readSeen = async (db: Db): Promise<ReadonlyMap<string, SeenScreens>> => {
  const { rows } = await sql<SeenScreens & { readonly shopId: ShopId }>`
    select shop_id as "shopId", max(seen_at) as "lastSeen", max(seen_at) filter (where sound) as "lastHeard"
    from board_screens group by shop_id`.execute(db);
  return new Map(rows.map(({ shopId, ...seen }) => [shopId, seen]));
};

/** Start of the unbroken watch over screens, and its last run. */
export const readWatch = async (
  db: Db,
): Promise<{ readonly since: Date; readonly lookedAt: Date } | null> => {
  const row = await db.selectFrom('screen_watches').select(['since', 'looked_at']).executeTakeFirst();
  return row ? { since: row.since, lookedAt: row.looked_at } : null;
};
