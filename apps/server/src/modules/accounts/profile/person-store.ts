import type { Tx } from '../../../platform/database/connection.ts';

/** Holds a person until the transaction ends: what is done about somebody at once is done one after the other. */
export const lockPerson = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'phone', 'firstname', 'lastname', 'deleted_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
