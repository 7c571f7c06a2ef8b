import type { UserId } from '@zanga/domain/ids';
import { companyIn } from '../../../platform/database/company.ts';
import type { Db } from '../../../platform/database/connection.ts';

/** Name, mail and phone of the person who tries a service. */
export const readReach = (db: Db, userId: UserId) =>
  db.selectFrom('people').select(['firstname', 'email', 'phone']).where('id', '=', userId).executeTakeFirst();

/** An address the owner recognises: the brand's own, or one in Rome until it is filled in. */
export const readAddressToSearch = async (db: Db): Promise<string> => {
  const row = await db.selectFrom('brands').select('company').executeTakeFirst();
  return companyIn(row?.company ?? {}).address.trim() || 'Roma';
};
