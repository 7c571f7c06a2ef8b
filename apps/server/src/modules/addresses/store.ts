import type { Insertable, Updateable } from 'kysely';
import type { Tx } from '../../platform/database/connection.ts';
import type { Addresses } from '../../platform/database/tables.ts';

/** Takes the default from whichever address has it. */
export const clearDefault = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
};

export const insertAddress = (tx: Tx, row: Insertable<Addresses>) =>
  tx.insertInto('addresses').values(row).returningAll().executeTakeFirstOrThrow();

export const updateAddress = (tx: Tx, id: string, changes: Updateable<Addresses>) =>
  tx.updateTable('addresses').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const deleteAddress = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('addresses').where('id', '=', id).execute();
};

/** Notes that something was ordered to an address: it is the one to offer next time. */
export const markAddressUsed = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.updateTable('addresses').set({ used_at: now }).where('id', '=', id).execute();
};

export const forgetAddresses = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('addresses').where('user_id', '=', userId).execute();
};
