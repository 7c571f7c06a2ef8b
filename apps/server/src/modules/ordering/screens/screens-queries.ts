import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';

/** What the screens of a shop last said. */
export type SeenScreens = {
  readonly lastSeen: Date;
  /** When the last one that can be heard said so. */
  readonly lastHeard: Date | null;
};

/** The screens of each shop that ever had one. */
export const readSeen = async (db: Db): Promise<ReadonlyMap<string, SeenScreens>> => {
  const { rows } = await sql<SeenScreens & { readonly shopId: string }>`
    select shop_id as "shopId", max(seen_at) as "lastSeen", max(seen_at) filter (where sound) as "lastHeard"
    from board_screens group by shop_id`.execute(db);
  return new Map(rows.map(({ shopId, ...seen }) => [shopId, seen]));
};

/** Since when screens are watched without a break, and the last look. */
export const readWatch = async (
  db: Db,
): Promise<{ readonly since: Date; readonly lookedAt: Date } | null> => {
  const row = await db.selectFrom('screen_watches').select(['since', 'looked_at']).executeTakeFirst();
  return row ? { since: row.since, lookedAt: row.looked_at } : null;
};
