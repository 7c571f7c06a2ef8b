import type { Refusal } from '@zanga/contract/wire/route';
import type { AddressId, UserId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { lockPerson } from '../accounts/public.ts';
import { readAddress, readAddresses } from './queries.ts';
import { deleteAddress, updateAddress } from './store.ts';

/** `DELETE /api/customer/addresses/:address`: the latest of the others inherits the default. */
export const forgetAddress = (
  db: Db,
  userId: UserId,
  id: AddressId,
): Promise<undefined | Refusal<'address.not_found'>> =>
  inTransaction(db, async (tx) => {
    await lockPerson(tx, userId);
    const address = await readAddress(tx, userId, id);
    if (!address) return { ok: false, code: 'address.not_found' };
    await deleteAddress(tx, id);
    const [next] = await readAddresses(tx, userId);
    if (address.is_default && next) await updateAddress(tx, next.id, { is_default: true });
    return undefined;
  });
