import type { AddressId, UserId } from '@zanga/domain/ids';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { Addresses } from '../../platform/database/tables.ts';

export type AddressRow = Selectable<Addresses>;

const ofCustomer = (db: Db | Tx, userId: UserId) =>
  db.selectFrom('addresses').selectAll().where('user_id', '=', userId);

/** The addresses of a user, the default one first, then the latest. */
export const readAddresses = (db: Db | Tx, userId: UserId): Promise<AddressRow[]> =>
  ofCustomer(db, userId).orderBy('is_default', 'desc').orderBy('created_at', 'desc').orderBy('id').execute();

/** An address of that customer; another customer's is not found. */
export const readAddress = (db: Db | Tx, userId: UserId, id: AddressId): Promise<AddressRow | undefined> =>
  ofCustomer(db, userId).where('id', '=', id).executeTakeFirst();

/** The address of the last order, or the default one. */
export const readLastAddress = (db: Db, userId: UserId): Promise<AddressRow | undefined> =>
  ofCustomer(db, userId)
    .orderBy('used_at', (order) => order.desc().nullsLast())
    .orderBy('is_default', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Towns of addresses whose point was set before an instant. */
export const readTownsOfOldPoints = (db: Db, before: Date) =>
  db
    .selectFrom('addresses')
    .select(['city', 'province'])
    .distinct()
    .where('pinned', '=', true)
    .where('pinned_at', '<', before)
    .execute();
