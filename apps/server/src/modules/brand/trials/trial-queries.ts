import type { Db } from '../../../platform/database/connection.ts';
import { companyIn } from '../company.ts';
import { ownBrandId } from '../queries.ts';

/** How whoever tries is reached. */
export const readReach = (db: Db, userId: string) =>
  db.selectFrom('people').select(['firstname', 'email', 'phone']).where('id', '=', userId).executeTakeFirst();

/** An address that the owner knows again: the brand's own, or Rome as long as that is not written down. */
export const readAddressToSearch = async (db: Db): Promise<string> => {
  const row = await db.selectFrom('brands').select('company').where('id', '=', ownBrandId).executeTakeFirst();
  return companyIn(row?.company ?? {}).address.trim() || 'Roma';
};
