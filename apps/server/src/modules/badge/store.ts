import type { Tx } from '../../platform/database/connection.ts';

type Stamping = {
  readonly userId: string;
  readonly shopId: string | null;
  readonly by: string;
  readonly now: Date;
};

/** A shift that was not ended within this time was forgotten: the next stamp begins another. */
const longestShiftMs = 16 * 3_600_000;

/** Clocks somebody in, or out where they are in; the person's row is locked, so that two scans make two stamps in order. */
export const stamp = async (tx: Tx, { userId, shopId, by, now }: Stamping) => {
  const worker = await tx
    .selectFrom('users')
    .select(['firstname', 'lastname'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!worker) return undefined;
  const last = await tx
    .selectFrom('badge_stamps')
    .select(['kind', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isIn = last?.kind === 'in' && now.getTime() - last.at.getTime() < longestShiftMs;
  const kind = isIn ? ('out' as const) : ('in' as const);
  await tx
    .insertInto('badge_stamps')
    .values({ user_id: userId, shop_id: shopId, kind, at: now, scanned_by: by })
    .execute();
  return { ...worker, kind };
};
