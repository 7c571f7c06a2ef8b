import { ContactTopic } from '@zanga/contract/brand/contact';
import type { InboxLine, InboxMessage } from '@zanga/contract/brand/inbox';
import type { ShopId } from '@zanga/domain/ids';
import { hasRight, reaches } from '@zanga/domain/staff/rights';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { mayWorkFor, reachOf, type Session } from '../../../platform/session.ts';
import { readColleagues } from '../../accounts/public.ts';
import {
  type InboxRow,
  type Listed,
  readAnswers,
  readInbox,
  readMessage,
  readShops,
} from './inbox-queries.ts';

const lineOf = (row: InboxRow) => ({
  reference: row.reference,
  at: row.created_at.toISOString(),
  name: `${row.firstname} ${row.lastname}`.trim(),
  topic: ContactTopic.parse(row.topic),
  shop: row.shop_id === null ? null : { id: row.shop_id, name: row.shop_name ?? '' },
  assigned: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assigned_name.trim() },
  closed: row.closed_at !== null,
});

type InboxRequest = Pick<Listed, 'state' | 'shop' | 'search' | 'limit'> & {
  readonly after?: string | undefined;
};

const afterIn = (text: string | undefined): Listed['after'] => {
  const [at, reference] = text?.split(' ') ?? [];
  return at === undefined || reference === undefined ? undefined : { at: new Date(Number(at)), reference };
};

/** A page of messages, the newest first. */
export const seeInbox = async (
  db: Db,
  session: Session,
  { after, limit, ...wanted }: InboxRequest,
): Promise<{ data: InboxLine[]; next: string | null }> => {
  const rows = await readInbox(db, {
    ...wanted,
    ...{ userId: session.userId, reach: reachOf(session), after: afterIn(after), limit: limit + 1 },
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    data: page.map((row) => ({ ...lineOf(row), begins: row.begins, answers: row.answers })),
    next: last ? `${last.created_at.getTime()} ${last.reference}` : null,
  };
};

export type SeeTools = { readonly db: Db | Tx; readonly sandbox: boolean };

/** Staff who may take on a message of this shop, or of the whole brand. */
export const readHelpers = async ({ db, sandbox }: SeeTools, shopId: ShopId | null) =>
  (await readColleagues(db, { sandbox }))
    .filter(
      ({ posts, suspendedAt }) =>
        suspendedAt === null &&
        posts.some((post) => hasRight(post.role, 'inbox.answer') && reaches(post, shopId)),
    )
    .map(({ id, firstname, lastname }) => ({ id, name: `${firstname} ${lastname}`.trim() }));

/** A message with its answers; undefined if it does not exist or is outside the person's reach. */
export const seeMessage = async (
  tools: SeeTools,
  session: Session,
  reference: string,
): Promise<InboxMessage | undefined> => {
  const row = await readMessage(tools.db, reference);
  if (!row || !mayWorkFor(session, row.shop_id)) return undefined;
  const answers = await readAnswers(tools.db, reference);
  return {
    ...lineOf(row),
    ...{ version: row.version, email: row.email, customer: row.user_id !== null },
    ...{ order: row.order_said, message: row.message },
    answers: answers.map(({ id, text, written_at, firstname, lastname }) => ({
      ...{ id: Number(id), at: written_at.toISOString(), text },
      by: firstname === null ? null : `${firstname} ${lastname}`.trim(),
    })),
    colleagues: await readHelpers(tools, row.shop_id),
    elsewhere: (await readShops(tools.db)).filter(({ id }) => id !== row.shop_id),
  };
};
