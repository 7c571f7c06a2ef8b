import type { CallQuery } from '@zanga/contract/call-query';
import type { Refusal } from '@zanga/contract/route';
import type { Db } from '../../platform/database/connection.ts';
import type { Call } from '../../platform/http/mount.ts';
import { sessionIfAny } from '../../platform/http/permission.ts';
import type { Identify } from '../../platform/session.ts';
import { readAddress } from '../addresses/public.ts';

type Tools = { readonly db: Db; readonly identify: Identify };

/** What a call filters by, with a saved address as the point where it is; nobody else's address is found. */
export const pointGiven = async (
  { db, identify }: Tools,
  { given, headers, now }: Call,
): Promise<CallQuery | Refusal<'address.not_found'>> => {
  const id = given.filter_delivery_address;
  if (!id?.startsWith('adr_')) return given;
  const person = await sessionIfAny(headers.authorization, identify, now);
  const address = person && (await readAddress(db, person.userId, id));
  if (!address) return { ok: false, code: 'address.not_found' };
  return { ...given, filter_delivery_address: `${address.lat},${address.lng}` };
};
