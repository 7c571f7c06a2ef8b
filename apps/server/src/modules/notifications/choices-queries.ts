import type { UserId } from '@zanga/domain/ids';
import type { NotificationChoices } from '@zanga/domain/notifications/preferences';
import type { QuietHours } from '@zanga/domain/notifications/quiet-hours';
import { sql } from 'kysely';
import { isPushToken, type PushToken } from '../../adapters/push/port.ts';
import type { Db, Tx } from '../../platform/database/connection.ts';

export type ChoicesWithQuietHours = NotificationChoices & { readonly quiet: QuietHours | null };

/** A person's choices of messages. */
export const readChoices = async (db: Db | Tx, userId: UserId): Promise<ChoicesWithQuietHours> => {
  const { rows } = await sql<ChoicesWithQuietHours>`
    select
      (select coalesce(json_agg(json_build_object('topic', topic, 'channel', channel)), '[]')
         from notifications_off where user_id = ${userId}) as off,
      (select json_build_object('from', from_minute, 'to', to_minute)
         from quiet_hours where user_id = ${userId}) as quiet,
      (select json_build_object(
         'marketing', coalesce(bool_or(granted) filter (where kind = 'marketing'), false),
         'push', coalesce(bool_or(granted) filter (where kind = 'push'), false))
       from current_consents where user_id = ${userId}) as consents`.execute(db);
  return rows[0] ?? { off: [], quiet: null, consents: { marketing: false, push: false } };
};

const mostDevices = 20;

/** Push tokens of the devices a person is signed in on, the last used first. */
export const readDevices = async (
  db: Db | Tx,
  userId: UserId,
  now: Date,
): Promise<readonly { readonly id: string; readonly token: PushToken }[]> => {
  const rows = await db
    .selectFrom('signed_in_devices')
    .select(['id', 'token'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .limit(mostDevices)
    .execute();
  return rows.flatMap(({ id, token }) => (isPushToken(token) ? [{ id, token }] : []));
};

/** Whether a person is still signed in on a device: a push may wait in the queue. */
export const isSignedInOn = async (db: Db, userId: UserId, token: PushToken, now: Date): Promise<boolean> =>
  (await readDevices(db, userId, now)).some((device) => device.token === token);

/** A person's choices, for the export of their data. */
export const exportChoices = async (db: Db, userId: UserId): Promise<unknown> => {
  const { off, quiet } = await readChoices(db, userId);
  return { off, quiet };
};
