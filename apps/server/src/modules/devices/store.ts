import type { ShopDeviceId, ShopId, UserId } from '@zanga/domain/ids';
import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { ShopDevices } from '../../platform/database/tables.ts';

export const insertDevice = async (tx: Tx, device: Insertable<ShopDevices>): Promise<void> => {
  await tx.insertInto('shop_devices').values(device).execute();
};

/** A device in service, locked until the transaction ends. */
export const lockDevice = (tx: Tx, id: ShopDeviceId) =>
  tx
    .selectFrom('shop_devices')
    .select(['id', 'shop_id', 'kind', 'name'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const saveCode = async (
  tx: Tx,
  id: ShopDeviceId,
  code: { readonly hash: Buffer; readonly until: Date },
) => {
  await tx
    .updateTable('shop_devices')
    .set({ code_hash: code.hash, code_until: code.until })
    .where('id', '=', id)
    .execute();
};

export const saveName = async (tx: Tx, id: ShopDeviceId, name: string): Promise<void> => {
  await tx.updateTable('shop_devices').set({ name }).where('id', '=', id).execute();
};

const nobody = { person_id: null, person_since: null, person_until: null };

/** Ends a device, with its secret, its code and the person on it. */
export const endDevice = async (tx: Tx, id: ShopDeviceId, now: Date): Promise<void> => {
  await tx
    .updateTable('shop_devices')
    .set({ ...nobody, ended_at: now, secret_hash: null, code_hash: null, code_until: null })
    .where('id', '=', id)
    .execute();
};

/** Uses up a valid code; of two tries at once the second finds none. */
export const spendCode = (tx: Tx, codeHashes: readonly Buffer[], now: Date) =>
  tx
    .updateTable('shop_devices')
    .set({ code_hash: null, code_until: null })
    .where('code_hash', 'in', codeHashes)
    .where('code_until', '>', now)
    .where('ended_at', 'is', null)
    .returning(['id', 'shop_id', 'kind', 'name', 'created_by'])
    .executeTakeFirst();

type Claim = {
  readonly secretHash: Buffer;
  readonly browser: string | null;
  readonly network: string | null;
};

/** Makes a browser the device; the former browser loses it. */
export const saveClaim = async (
  tx: Tx,
  id: ShopDeviceId,
  { secretHash, ...seen }: Claim,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('shop_devices')
    .set({ ...seen, ...nobody, secret_hash: secretHash, claimed_at: now, seen_at: now })
    .where('id', '=', id)
    .execute();
};

export const deleteDevice = async (tx: Tx, id: ShopDeviceId): Promise<void> => {
  await tx.deleteFrom('shop_devices').where('id', '=', id).execute();
};

type Seen = {
  readonly browser: string | null;
  readonly network: string | null;
  readonly version: string | null;
};

/** Notes that a device is in use. */
export const noteSeen = async (db: Db, id: ShopDeviceId, seen: Seen, now: Date): Promise<void> => {
  await db
    .updateTable('shop_devices')
    .set({ ...seen, seen_at: now })
    .where('id', '=', id)
    .execute();
};

/** Puts a person on a device, in place of the person before. */
export const savePerson = async (
  db: Db,
  id: ShopDeviceId,
  person: UserId,
  { now, until }: { now: Date; until: Date },
) => {
  await db
    .updateTable('shop_devices')
    .set({ person_id: person, person_since: now, person_until: until, last_person_id: person })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
};

/** Lets the person on a device stay longer; a person already off does not come back. */
export const prolongPerson = async (
  db: Db,
  id: ShopDeviceId,
  { person, now, until }: { readonly person: UserId; readonly now: Date; readonly until: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('shop_devices')
    .set({ person_until: until })
    .where('id', '=', id)
    .where('person_id', '=', person)
    .where('person_until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const clearPerson = async (db: Db, id: ShopDeviceId): Promise<void> => {
  await db.updateTable('shop_devices').set(nobody).where('id', '=', id).execute();
};

export const saveIdleMinutes = async (tx: Tx, shop: ShopId, minutes: number, now: Date): Promise<void> => {
  const values = { idle_minutes: minutes, updated_at: now };
  await tx
    .insertInto('device_settings')
    .values({ shop_id: shop, ...values })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(values))
    .execute();
};

/** Ends the devices registered in the sandbox; returns how many. */
export const endSandboxDevices = async (tx: Tx, now: Date): Promise<number> => {
  const ended = await tx
    .updateTable('shop_devices')
    .set({ ...nobody, ended_at: now, secret_hash: null, code_hash: null, code_until: null })
    .set({ made_in_sandbox: false })
    .where('made_in_sandbox', '=', true)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length;
};
