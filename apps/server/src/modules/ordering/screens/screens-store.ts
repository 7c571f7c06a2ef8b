import type { ShopId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { removed } from '../../../platform/database/removed.ts';

type Beat = { readonly shopId: ShopId; readonly screen: string; readonly sound: boolean };

/** Tabs of one browser count as one; any browser writes at most twice a minute. */
const atMostEveryMs = 25_000;
/** More screens than any shop has: invented names must not fill the table. */
const mostInShop = 200;

/** Records a heartbeat of a screen. */
export const saveBeat = async (db: Db, { shopId, screen, sound }: Beat, now: Date): Promise<void> => {
  await sql`
    insert into board_screens as b (shop_id, screen, sound, seen_at)
    select ${shopId}, ${screen}, ${sound}, ${now}
    where (select count(*) from board_screens where shop_id = ${shopId}) < ${mostInShop}
      or exists (select from board_screens where shop_id = ${shopId} and screen = ${screen})
    on conflict (shop_id, screen) do update set sound = excluded.sound, seen_at = excluded.seen_at
    where b.sound <> excluded.sound or b.seen_at < ${new Date(now.getTime() - atMostEveryMs)}
      or b.seen_at > excluded.seen_at`.execute(db);
};

/** Deletes screens not opened for a week. */
export const purgeScreens = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('board_screens').where('seen_at', '<', before));

/** Records a run of the watch; two servers at once do so one after the other. */
export const saveWatch = async (tx: Tx, since: Date, now: Date): Promise<void> => {
  await sql`
    insert into screen_watches (since, looked_at) values (${since}, ${now})
    on conflict (one) do update set since = excluded.since, looked_at = excluded.looked_at`.execute(tx);
};

/** Takes the right to report a shop without screens since an instant; once for each such time. */
export const takeScreenTurn = async (tx: Tx, shopId: ShopId, since: Date, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into shop_silences as s (shop_id, screen_at) values (${shopId}, ${now})
    on conflict (shop_id) do update set screen_at = excluded.screen_at
    where s.screen_at is null or s.screen_at < ${since} or s.screen_at > excluded.screen_at returning 1`.execute(
    tx,
  );
  return rows.length > 0;
};
