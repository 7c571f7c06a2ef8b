import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';

/** Locks a person until the transaction ends: actions about the same person come one after the other. */
export const lockPerson = (tx: Tx, userId: UserId) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'phone', 'firstname', 'lastname', 'deleted_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
