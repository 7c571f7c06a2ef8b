import type { ShopId, UserId } from '@zanga/domain/ids';
import type { StaffPost } from '@zanga/domain/staff/rights';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { readStaff } from '../staff/people-queries.ts';

/** Dates of a person's PINs, by shop. */
export const readOwnPins = (db: Db, userId: UserId) =>
  db.selectFrom('staff_pins').select(['shop_id', 'set_at']).where('user_id', '=', userId).execute();

export const readPinHash = async (
  db: Db,
  { userId, shop }: { readonly userId: UserId; readonly shop: ShopId },
): Promise<string | null> => {
  const row = await db
    .selectFrom('staff_pins')
    .select('pin_hash')
    .where('user_id', '=', userId)
    .where('shop_id', '=', shop)
    .executeTakeFirst();
  return row?.pin_hash ?? null;
};

/** Sets PINs; a former PIN of the same shop is replaced. */
export const savePins = async (
  tx: Tx,
  pins: readonly { readonly userId: UserId; readonly shop: ShopId; readonly hash: string }[],
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('staff_pins')
    .values(
      pins.map(({ userId, shop, hash }) => ({ user_id: userId, shop_id: shop, pin_hash: hash, set_at: now })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'shop_id']).doUpdateSet((row) => ({
        pin_hash: row.ref('excluded.pin_hash'),
        set_at: row.ref('excluded.set_at'),
      })),
    )
    .execute();
};

/** Deletes a person's PINs; returns the shops they were for. */
export const deletePins = async (tx: Tx, userId: UserId): Promise<readonly string[]> => {
  const gone = await tx.deleteFrom('staff_pins').where('user_id', '=', userId).returning('shop_id').execute();
  return gone.map(({ shop_id }) => shop_id);
};

export type PinHolder = { readonly id: UserId; readonly name: string; readonly posts: readonly StaffPost[] };

/** People with a PIN for a shop, by name; suspended staff are left out. */
export const readPinHolders = async (
  db: Db,
  { shop, sandbox }: { readonly shop: ShopId; readonly sandbox: boolean },
): Promise<readonly PinHolder[]> => {
  const pins = await db.selectFrom('staff_pins').select('user_id').where('shop_id', '=', shop).execute();
  const holders = new Set(pins.map(({ user_id }) => user_id));
  return (await readStaff(db, { sandbox }))
    .filter(({ id, suspendedAt }) => suspendedAt === null && holders.has(id))
    .map(({ id, firstname, lastname, posts }) => ({ id, name: `${firstname} ${lastname}`.trim(), posts }));
};

/** The person's date of birth, if they gave it: their PIN must not be made of it. */
export const readBirthdate = async (db: Db, userId: UserId): Promise<string | null> => {
  const row = await db
    .selectFrom('users')
    .select(sql<string | null>`to_char(birthdate, 'YYYY-MM-DD')`.as('birthdate'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.birthdate ?? null;
};

/** Replaces the hash of the same PIN; a PIN set meanwhile stays. */
export const rehashPin = async (
  db: Db,
  pin: {
    readonly userId: UserId;
    readonly shop: ShopId;
    readonly before: string | null;
    readonly after: string;
  },
): Promise<void> => {
  await db
    .updateTable('staff_pins')
    .set({ pin_hash: pin.after })
    .where('user_id', '=', pin.userId)
    .where('shop_id', '=', pin.shop)
    .where('pin_hash', '=', pin.before)
    .execute();
};
