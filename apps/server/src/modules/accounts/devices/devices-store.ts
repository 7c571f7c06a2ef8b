import { type DeviceId, givenId, type Id, type UserId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';

export type NewDevice = {
  readonly id: Id<'dev'>;
  readonly token: string;
  readonly userId: UserId;
  /** The sign-in it was registered with; signing out deletes it. */
  readonly tokenHash: Buffer;
  readonly platform: string | null;
};

/** Gives a push token to the last person who signed in on that device; the device keeps its id. */
export const putDevice = async (db: Db, device: NewDevice, now: Date): Promise<DeviceId> => {
  const owner = {
    user_id: device.userId,
    access_token_hash: device.tokenHash,
    platform: device.platform,
    seen_at: now,
  };
  const { id } = await db
    .insertInto('devices')
    .values({ id: device.id, token: device.token, created_at: now, ...owner })
    .onConflict((conflict) => conflict.column('token').doUpdateSet(owner))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Deletes a device of this person; an unknown one is no error. */
export const deleteDevice = async (db: Db, userId: UserId, tokenOrId: string): Promise<void> => {
  await db
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where((device) =>
      // The app's library gives the token without the prefix that is stored with it.
      device.or([
        device('token', 'in', [tokenOrId, `fcm:${tokenOrId}`]),
        device('id', '=', givenId('dev', tokenOrId)),
      ]),
    )
    .execute();
};

/** Deletes a push token that no longer reaches a device. */
export const forgetPushToken = async (db: Db, token: string): Promise<void> => {
  await db.deleteFrom('devices').where('token', '=', token).execute();
};
