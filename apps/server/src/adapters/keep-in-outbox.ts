import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connection.ts';
import { removed } from '../platform/database/removed.ts';
import { sent } from './delivery.ts';

/** Tools of an embedded sender. */
export type OutboxTools = { readonly db: Db; readonly clock: Clock };

export type OutboxMessage = {
  readonly channel: 'email' | 'sms' | 'push' | 'voice';
  readonly key: string;
  readonly recipient: string;
  readonly subject?: string;
  readonly html?: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly data?: Readonly<Record<string, string>>;
};

/** Keeps a message instead of sending it, readable at `/dev/outbox`, once for each key. */
export const keepInOutbox = async ({ db, clock }: OutboxTools, message: OutboxMessage) => {
  const { headers = {}, data = {}, ...columns } = message;
  await db
    .insertInto('outbox_messages')
    .values({
      ...columns,
      headers: JSON.stringify(headers),
      data: JSON.stringify(data),
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.columns(['channel', 'key']).doNothing())
    .execute();
  return sent;
};

/** Deletes older messages. */
export const forgetOutbox = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('outbox_messages').where('created_at', '<', before));
