import type { UserId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';

const windowMs = 10 * 60_000;
/** More than typing mistakes explain, and far too few to find one code of a hundred million. */
const mostWrong = 20;

/** Whether this person has tried so many wrong codes lately that they must be guessing. */
export const isGuessing = async (db: Db, by: UserId, now: Date): Promise<boolean> => {
  const { wrong } = await db
    .selectFrom('redemption_tries')
    .select((tries) => tries.fn.countAll<number>().as('wrong'))
    .where('by_user_id', '=', by)
    .where('at', '>', new Date(now.getTime() - windowMs))
    .where('outcome', 'in', ['forged', 'unknown'])
    .executeTakeFirstOrThrow();
  return wrong >= mostWrong;
};
