import type { UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';

type DueRow = {
  readonly slug: string;
  readonly title: string;
  readonly state: number;
  readonly asked_at: Date;
  readonly reason: string;
};

/** Texts that wait for a customer's agreement, in their present state. */
export const readDueAgreements = async (db: Db | Tx, userId: UserId): Promise<readonly DueRow[]> => {
  const { rows } = await sql<DueRow>`
    select t.slug, c.title, t.asked_at, t.reason,
      (select max(id) from content_states s where s.slug = t.slug)::int as state
    from texts_to_agree_to t join contents c on c.slug = t.slug
    where t.user_id = ${userId} order by t.slug desc`.execute(db);
  return rows;
};

/** A customer's agreements, the newest first. */
export const readAgreed = (db: Db | Tx, userId: UserId) =>
  db
    .selectFrom('content_agreements as a')
    .innerJoin('content_states as s', 's.id', 'a.state_id')
    .where('a.user_id', '=', userId)
    .select(['s.slug', 's.title', 's.id as state', 's.read_from', 'a.agreed_at'])
    .orderBy('a.agreed_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute();

/** A customer's agreements, for the export of their data. */
export const exportAgreements = async (db: Db, userId: UserId): Promise<unknown> => {
  const rows = await readAgreed(db, userId);
  return rows.map(({ slug, title, read_from, agreed_at }) => ({ slug, title, read_from, agreed_at }));
};
