import { newId } from '../../src/platform/new-id.ts';
import { demoStaff, demoStaffPasswordHash } from '../staff.ts';
import { type Client, insertRows } from './rows.ts';

/** A Catania number without a subscriber: no subscriber number begins with a zero. */
const phoneOf = (at: number): string => `+39095000${String(at).padStart(4, '0')}`;

/** Inserts the demo's staff; `shops` are ids by slug. */
export const loadStaff = async (client: Client, shops: ReadonlyMap<string, string>): Promise<void> => {
  const people = demoStaff.map((one, at) => ({ ...one, id: newId('usr'), phone: phoneOf(at + 1) }));
  await insertRows(
    client,
    'users',
    people.map(({ id, email, firstname, lastname, phone }) => ({
      ...{ id, email, firstname, lastname, phone },
      demo: true,
      password_hash: demoStaffPasswordHash,
      email_verified_at: 'now',
      dietary_labels: [],
      allergens_to_avoid: [],
      created_at: 'now',
      updated_at: 'now',
    })),
  );
  await insertRows(
    client,
    'user_roles',
    people.map(({ id, role, shop }) => ({
      user_id: id,
      role,
      shop_id: shop === null ? null : shops.get(shop),
      all_shops: shop === null,
    })),
  );
};
