import type { UserId } from '@zanga/domain/ids';
import type { Channel, Topic } from '@zanga/domain/notifications/preferences';
import type { QuietHours } from '@zanga/domain/notifications/quiet-hours';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

export type Switch = { readonly topic: Topic; readonly channel: Channel; readonly on: boolean };

/** Switches topics on and off; of two switches for the same topic and channel the last counts. */
const saveSwitches = async (tx: Tx, userId: UserId, switches: readonly Switch[]): Promise<void> => {
  for (const { topic, channel, on } of switches)
    await (on
      ? tx
          .deleteFrom('notifications_off')
          .where('user_id', '=', userId)
          .where('topic', '=', topic)
          .where('channel', '=', channel)
          .execute()
      : tx
          .insertInto('notifications_off')
          .values({ user_id: userId, topic, channel })
          .onConflict((same) => same.doNothing())
          .execute());
};

/** Sets quiet hours, or ends them. */
const saveQuiet = async (tx: Tx, userId: UserId, quiet: QuietHours | null): Promise<void> => {
  if (quiet === null) {
    await tx.deleteFrom('quiet_hours').where('user_id', '=', userId).execute();
    return;
  }
  const hours = { from_minute: quiet.from, to_minute: quiet.to };
  await tx
    .insertInto('quiet_hours')
    .values({ user_id: userId, ...hours })
    .onConflict((same) => same.column('user_id').doUpdateSet(hours))
    .execute();
};

/** Keeps a person's choices; without quiet hours in the call the former ones stay. */
export const saveChoices = (
  db: Db,
  userId: UserId,
  {
    switches,
    quiet,
  }: { readonly switches: readonly Switch[]; readonly quiet: QuietHours | null | undefined },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await saveSwitches(tx, userId, switches);
    if (quiet !== undefined) await saveQuiet(tx, userId, quiet);
  });

/** Deletes the choices of a closed account. */
export const forgetChoices = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.deleteFrom('notifications_off').where('user_id', '=', userId).execute();
  await tx.deleteFrom('quiet_hours').where('user_id', '=', userId).execute();
};
