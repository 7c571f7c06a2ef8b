import { isPresent, type Stamp } from '@zanga/domain/badge/shifts';
import type { Tx } from '../../platform/database/connection.ts';
import { lockPerson } from '../accounts/public.ts';

type Stamping = {
  readonly userId: string;
  readonly shopId: string | null;
  readonly by: string;
  readonly now: Date;
};

/** Clocks somebody in, or out where they are in; the person's row is locked, so that two scans make two stamps in order. */
export const stamp = async (tx: Tx, { userId, shopId, by, now }: Stamping) => {
  const worker = await lockPerson(tx, userId);
  if (!worker) return undefined;
  const { firstname, lastname } = worker;
  const last = await tx
    .selectFrom('badge_stamps')
    .select(['kind', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // The table's own check keeps the kind to the domain's words.
  const isIn = isPresent(last && { kind: last.kind as Stamp['kind'], at: last.at }, now);
  const kind = isIn ? ('out' as const) : ('in' as const);
  await tx
    .insertInto('badge_stamps')
    .values({ user_id: userId, shop_id: shopId, kind, at: now, scanned_by: by })
    .execute();
  return { firstname, lastname, kind };
};
