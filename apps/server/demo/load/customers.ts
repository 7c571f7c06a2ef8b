import { newId } from '../../src/platform/new-id.ts';
import { demoCustomers } from '../customers.ts';
import { demoStaffPasswordHash } from '../staff.ts';
import type { CouponIds } from './coupons.ts';
import { known } from './known.ts';
import { type Client, insertRows } from './rows.ts';

const walletDays = 60;

/** Inserts the demo's customers, with coupons in their wallets. */
export const loadCustomers = async (client: Client, coupons: CouponIds, now: Date): Promise<void> => {
  const people = demoCustomers.map((one) => ({ ...one, id: newId('usr') }));
  await insertRows(
    client,
    'users',
    people.map(({ id, email, firstname, lastname, birthdate }, at) => ({
      ...{ id, email, firstname, lastname, birthdate },
      demo: true,
      // Belongs to no subscriber: no network has the prefix 300. A mobile, as orders require one.
      phone: `+39300000${String(at + 101).padStart(4, '0')}`,
      password_hash: demoStaffPasswordHash,
      email_verified_at: now,
      dietary_labels: [],
      allergens_to_avoid: [],
      created_at: now,
      updated_at: now,
    })),
  );
  const ends = new Date(now.getTime() + walletDays * 86_400_000);
  await insertRows(
    client,
    'wallet_coupons',
    people.flatMap(({ id, coupons: own }) =>
      own.map((key) => ({
        id: newId('wcp'),
        coupon_id: known(coupons, key),
        user_id: id,
        granted_to: id,
        reason: 'demo',
        hands: 0,
        begins_at: now,
        ends_at: ends,
        created_at: now,
      })),
    ),
  );
};
