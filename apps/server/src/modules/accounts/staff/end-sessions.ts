import type { Refusal } from '@zanga/contract/wire/route';
import type { UserId } from '@zanga/domain/ids';
import { mayGive } from '@zanga/domain/staff/people-rules';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import type { StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import type { AccountTools } from '../account-tools.ts';
import { revokeAll, revokeById } from '../session/session-store.ts';
import { findColleague } from './decide.ts';

type Ending = {
  readonly session: StaffSession;
  readonly person: UserId;
  /** The sign-in to end; without it all of them. */
  readonly ended?: string;
};

type SessionRefusal = Refusal<'person.not_found' | 'person.above' | 'session.not_found'>;

/** Ends sign-ins of a colleague, if all their posts are within the caller's reach. */
export const endSessions = async (
  tools: AccountTools,
  { session, person, ended }: Ending,
  now: Date,
): Promise<undefined | SessionRefusal> => {
  const done = await inTransaction(tools.db, async (tx) => {
    const row = await findColleague(tx, tools, { session, person });
    if (!row) return refuse('person.not_found');
    if (!row.posts.every((post) => mayGive(session.posts, post))) return refuse('person.above');
    if (ended === undefined) await revokeAll(tx, person);
    else if (!(await revokeById(tx, person, ended))) return refuse('session.not_found');
    const after = { ended: ended ?? 'all' };
    await noteChange(tx, session.trail, { kind: 'person', thing: person, shopId: null, after }, now);
    return { ok: true } as const;
  });
  if (isRefusal(done)) return done;
  tools.forgetSessions(person);
  return undefined;
};
