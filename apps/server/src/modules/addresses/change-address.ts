import type { AddressChange } from '@zanga/contract/people/addresses';
import type { Refusal } from '@zanga/contract/wire/route';
import type { AddressId, UserId } from '@zanga/domain/ids';
import type { output } from 'zod';
import type { Db } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { lockPerson } from '../accounts/public.ts';
import { type AddressRow, readAddress } from './queries.ts';
import { clearDefault, updateAddress } from './store.ts';

/**
 * `PATCH /api/customer/addresses/:address`: fields left out stay; the default moves to another address and is never
 * just removed.
 */
export const changeAddress = (
  db: Db,
  { userId, id }: { readonly userId: UserId; readonly id: AddressId },
  { is_default, ...changes }: output<typeof AddressChange>,
): Promise<AddressRow | Refusal<'address.not_found'>> =>
  inTransaction(db, async (tx) => {
    await lockPerson(tx, userId);
    const address = await readAddress(tx, userId, id);
    if (!address) return { ok: false, code: 'address.not_found' };
    if (is_default && !address.is_default) await clearDefault(tx, userId);
    return updateAddress(tx, id, { ...changes, is_default: address.is_default || is_default === true });
  });
