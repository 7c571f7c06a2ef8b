import type { CallQuery } from '@zanga/contract/wire/call-query';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Db } from '../../../platform/database/connection.ts';
import { readAddress } from '../../addresses/public.ts';

/** Whether the place that is filtered by is an address somebody has saved, and not a point. */
export const namesAddress = ({ filter_delivery_address: at }: CallQuery) => at?.startsWith('adr_') === true;

/** The filters with a saved address as the point where it is; nobody else's address is found. */
export const withPoint = async (
  db: Db,
  given: CallQuery,
  userId: string | undefined,
): Promise<CallQuery | Refusal<'address.not_found'>> => {
  const id = given.filter_delivery_address;
  if (id === undefined || !namesAddress(given)) return given;
  const address = userId === undefined ? undefined : await readAddress(db, userId, id);
  if (!address) return { ok: false, code: 'address.not_found' };
  return { ...given, filter_delivery_address: `${address.lat},${address.lng}` };
};
