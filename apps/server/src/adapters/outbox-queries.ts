import { sql } from 'kysely';
import type { Db } from '../platform/database/connection.ts';

export type OutboxMessage = {
  readonly id: number;
  readonly channel: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string | null;
  readonly text: string;
  readonly headers: unknown;
  readonly data: unknown;
  readonly created_at: Date;
};

export type OutboxFilter = {
  /** Part of an address, number or token. */
  readonly to?: string | undefined;
  readonly channel?: 'email' | 'sms' | 'push' | undefined;
  /** Only messages older than this one. */
  readonly before?: number | undefined;
};

const columns = [
  'id',
  'channel',
  'recipient as to',
  'subject',
  'html',
  'body as text',
  'headers',
  'data',
  'created_at',
] as const;

/** Messages of the embedded senders, newest first. */
export const readOutbox = async (
  db: Db,
  { to, channel, before }: OutboxFilter,
  limit: number,
): Promise<readonly OutboxMessage[]> => {
  let query = db.selectFrom('outbox_messages').select(columns).orderBy('id', 'desc').limit(limit);
  if (to) query = query.where(sql<boolean>`strpos(lower(recipient), lower(${to})) > 0`);
  if (channel) query = query.where('channel', '=', channel);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.execute();
};

export const readOutboxMessage = async (db: Db, id: number): Promise<OutboxMessage | undefined> =>
  db.selectFrom('outbox_messages').select(columns).where('id', '=', id).executeTakeFirst();
