import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';
import type { Brands } from '../../platform/database/tables.ts';

/** Founds brand 1, or changes the given columns of it. */
export const foundBrand = async (db: Db, given: Partial<Insertable<Brands>> = {}): Promise<void> => {
  const row = { id: 1, name: 'Zanga', ...given };
  await db
    .insertInto('brands')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};
