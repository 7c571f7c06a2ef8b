import type { AddressForm } from '@zanga/contract/people/addresses';
import type { Refusal } from '@zanga/contract/wire/route';
import type { UserId } from '@zanga/domain/ids';
import type { output } from 'zod';
import type { Db } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { newId } from '../../platform/new-id.ts';
import { lockPerson } from '../accounts/public.ts';
import { type AddressRow, readAddresses } from './queries.ts';
import { clearDefault, insertAddress } from './store.ts';

/** More than a customer needs, and few enough to be read at once. */
const most = 20;

/** `POST /api/customer/addresses`: the first becomes the default. */
export const keepAddress = (
  db: Db,
  userId: UserId,
  form: output<typeof AddressForm>,
): Promise<AddressRow | Refusal<'address.too_many'>> =>
  inTransaction(db, async (tx) => {
    await lockPerson(tx, userId);
    const kept = await readAddresses(tx, userId);
    if (kept.length >= most) return { ok: false, code: 'address.too_many' };
    const is_default = form.is_default || kept.length === 0;
    if (is_default) await clearDefault(tx, userId);
    return insertAddress(tx, { ...form, id: newId('adr'), user_id: userId, is_default });
  });
