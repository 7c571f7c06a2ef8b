import type { CallQuery } from '@zanga/contract/wire/call-query';
import type { Refusal } from '@zanga/contract/wire/route';
import { asId, type UserId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { readAddress } from '../../addresses/public.ts';

/** Whether a call filters by a saved address instead of a point. */
export const namesAddress = ({ filter_delivery_address: at }: CallQuery) => at?.startsWith('adr_') === true;

/** Filters of a call with its saved address replaced by a point; another person's address is not found. */
export const withPoint = async (
  db: Db,
  given: CallQuery,
  userId: UserId | undefined,
): Promise<CallQuery | Refusal<'address.not_found'>> => {
  const id = given.filter_delivery_address;
  if (id === undefined || !namesAddress(given)) return given;
  const address = userId === undefined ? undefined : await readAddress(db, userId, asId('adr', id));
  if (!address) return { ok: false, code: 'address.not_found' };
  return { ...given, filter_delivery_address: `${address.lat},${address.lng}` };
};
