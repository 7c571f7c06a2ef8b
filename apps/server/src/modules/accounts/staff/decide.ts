import type { StaffPerson } from '@zanga/contract/people/staff';
import type { Refusal } from '@zanga/contract/wire/route';
import type { UserId } from '@zanga/domain/ids';
import { type Decision, knowsOf, objectionTo } from '@zanga/domain/staff/people-rules';
import { hasRight, type StaffPost } from '@zanga/domain/staff/rights';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import type { Session } from '../../../platform/session.ts';
import type { AccountTools } from '../account-tools.ts';
import { hasOtherOwner, readShopNames, readStaff, type StaffRow } from './people-queries.ts';
import { lockStaff } from './posts-store.ts';
import { presentPerson } from './present-people.ts';

export type Decided = Refusal<'person.not_found' | NonNullable<ReturnType<typeof objectionTo>>>;

/** A colleague within this person's sight, by id. */
export const findColleague = async (
  tx: Tx | AccountTools['db'],
  { sandbox }: Pick<AccountTools, 'sandbox'>,
  { session, person }: { readonly session: Session; readonly person: string },
): Promise<StaffRow | undefined> => {
  const [row] = await readStaff(tx, { sandbox, person });
  return row && knowsOf(session.posts, row.posts) ? row : undefined;
};

type Deciding = {
  readonly session: Session;
  readonly person: UserId;
  /** The posts in force afterwards. */
  readonly next: (row: StaffRow) => readonly StaffPost[];
};

/** The caller's own posts, read under the lock: a colleague may have taken them a moment ago. */
const postsNow = async (tx: Tx, { sandbox }: Pick<AccountTools, 'sandbox'>, { userId }: Session) => {
  const [row] = await readStaff(tx, { sandbox, person: userId });
  const inForce = row && row.suspendedAt === null ? row.posts : [];
  return inForce.filter(({ role }) => hasRight(role, 'people.edit'));
};

/** Decides about a colleague's posts under one lock: the facts that rules look at hold until the change is written. */
export const decideAbout = async (
  tools: AccountTools,
  { session, person, next }: Deciding,
  work: (tx: Tx, row: StaffRow) => Promise<void>,
): Promise<StaffPerson | undefined | Decided> => {
  const { db, sandbox } = tools;
  const done = await inTransaction(db, async (tx) => {
    await lockStaff(tx);
    const row = await findColleague(tx, tools, { session, person });
    if (!row) return refuse('person.not_found');
    const decision: Decision = {
      by: { id: session.userId, posts: await postsNow(tx, tools, session) },
      about: row,
      next: next(row),
      hasOtherOwner: await hasOtherOwner(tx, { sandbox, person }),
    };
    const objection = objectionTo(decision);
    if (objection) return refuse(objection);
    await work(tx, row);
    return { ok: true } as const;
  });
  if (isRefusal(done)) return done;
  tools.forgetSessions(person);
  const [row] = await readStaff(db, { sandbox, person });
  return row && presentPerson(row, await readShopNames(db), session);
};
