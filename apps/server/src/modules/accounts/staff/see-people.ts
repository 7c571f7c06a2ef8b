import type { UserId } from '@zanga/domain/ids';
import { knowsOf, mayGive } from '@zanga/domain/staff/people-rules';
import { staffRoles } from '@zanga/domain/staff/rights';
import { refuse } from '../../../platform/refusal.ts';
import type { Session } from '../../../platform/session.ts';
import type { AccountTools } from '../account-tools.ts';
import { findColleague } from './decide.ts';
import { readInvitations } from './invitations-store.ts';
import { readShopNames, readStaff, readStaffSessions } from './people-queries.ts';
import { presentInvitation, presentPerson, presentSession, type ShopNames } from './present-people.ts';

/** Roles this person may give, for all shops and for each shop. */
const mayGiveWhere = ({ posts }: Session, shops: ShopNames) =>
  [null, ...shops].flatMap((shop) => {
    const roles = staffRoles.filter(
      (role) =>
        (role !== 'owner' || shop === null) &&
        mayGive(posts, { role, shopId: shop?.id ?? null, allShops: shop === null }),
    );
    return roles.length === 0 ? [] : [{ shop, roles }];
  });

/** The staff within this person's sight, and the open invitations. */
export const seePeople = async ({ db, sandbox }: AccountTools, session: Session, now: Date) => {
  const shops = await readShopNames(db);
  const known = (await readStaff(db, { sandbox })).filter(({ posts }) => knowsOf(session.posts, posts));
  const invitations = (await readInvitations(db)).filter(({ posts }) => knowsOf(session.posts, posts));
  return {
    data: known.map((row) => presentPerson(row, shops, session)),
    invitations: invitations.map((row) => presentInvitation(row, shops, now)),
    may_give: mayGiveWhere(session, shops),
  };
};

/** One colleague; their sign-ins are shown to colleagues who may end them. */
export const seePerson = async (
  tools: AccountTools,
  { session, person, own }: { readonly session: Session; readonly person: UserId; readonly own: Buffer },
  now: Date,
) => {
  const row = await findColleague(tools.db, tools, { session, person });
  if (!row) return refuse('person.not_found');
  const seen = presentPerson(row, await readShopNames(tools.db), session);
  const sessions = seen.manageable || seen.self ? await readStaffSessions(tools.db, person, now) : [];
  return { person: seen, sessions: sessions.map((one) => presentSession(one, own)) };
};
