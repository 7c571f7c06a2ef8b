import type { MembershipId, UserId } from '@zanga/domain/ids';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { PrimeJoinings } from '../../../platform/database/tables.ts';
import { lockPerson } from '../../accounts/public.ts';

export type JoiningRow = Selectable<PrimeJoinings>;

/** Locks a person, so that pressing twice joins once. */
export const lockJoiner = async (tx: Tx, userId: UserId) => {
  const person = await lockPerson(tx, userId);
  if (!person) throw new Error('Whoever joins has no account');
  return person;
};

/** The latest joining of a user that is neither finished nor given up. */
export const openJoiningOf = (db: Db | Tx, userId: UserId): Promise<JoiningRow | undefined> =>
  db
    .selectFrom('prime_joinings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertJoining = async (tx: Tx, row: Omit<JoiningRow, 'closed_at'>): Promise<void> => {
  await tx.insertInto('prime_joinings').values(row).execute();
};

/** Closes a joining that became a membership or failed. */
export const closeJoining = async (tx: Tx, id: MembershipId, now: Date): Promise<void> => {
  await tx
    .updateTable('prime_joinings')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
};

export const isJoiningOpen = async (tx: Tx, id: MembershipId): Promise<boolean> => {
  const open = tx
    .selectFrom('prime_joinings')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is', null);
  return (await open.executeTakeFirst()) !== undefined;
};

/** Joinings begun before an instant and never finished. */
export const readStaleJoinings = (db: Db, before: Date): Promise<readonly JoiningRow[]> =>
  db
    .selectFrom('prime_joinings')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('created_at', '<', before)
    .limit(200)
    .execute();
