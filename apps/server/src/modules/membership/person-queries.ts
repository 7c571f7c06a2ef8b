import type { UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../platform/database/connection.ts';

export const readPerson = (db: Db | Tx, userId: UserId) =>
  db
    .selectFrom('people')
    .select(['id', 'email', 'phone', 'firstname', 'lastname'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
