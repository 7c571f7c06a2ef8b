import type { AddressId, UserId } from '@zanga/domain/ids';
import type { Insertable, Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { Addresses } from '../../platform/database/tables.ts';

/** Takes the default from the address that has it. */
export const clearDefault = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
};

export const insertAddress = (tx: Tx, row: Insertable<Addresses>) =>
  tx.insertInto('addresses').values(row).returningAll().executeTakeFirstOrThrow();

export const updateAddress = (tx: Tx, id: AddressId, changes: Updateable<Addresses>) =>
  tx.updateTable('addresses').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const deleteAddress = async (tx: Tx, id: AddressId): Promise<void> => {
  await tx.deleteFrom('addresses').where('id', '=', id).execute();
};

/** Notes an order to an address, which is then offered first. */
export const markAddressUsed = async (tx: Tx, id: AddressId, now: Date): Promise<void> => {
  await tx.updateTable('addresses').set({ used_at: now }).where('id', '=', id).execute();
};

export const forgetAddresses = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.deleteFrom('addresses').where('user_id', '=', userId).execute();
};

type TownPoint = Pick<Addresses, 'city' | 'province' | 'lat' | 'lng'>;

/** Moves old points of addresses in a town to the town's own. */
export const movePointsToTown = async (
  db: Db,
  { city, province, lat, lng }: TownPoint,
  before: Date,
): Promise<void> => {
  await db
    .updateTable('addresses')
    .set({ lat, lng, pinned: false })
    .where('city', '=', city)
    .where('province', '=', province)
    .where('pinned', '=', true)
    .where('pinned_at', '<', before)
    .execute();
};
