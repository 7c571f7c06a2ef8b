import { type StaffPost, type StaffRole, staffRoles } from './rights.ts';

const rank = (role: StaffRole): number => staffRoles.indexOf(role);

/** Whether somebody with these posts may give this one, or take it away: in the shops they have, and up to their own role there. */
export const mayGive = (own: readonly StaffPost[], post: StaffPost): boolean =>
  own.some(
    ({ role, shopId, allShops }) =>
      rank(role) >= rank(post.role) &&
      (allShops || (!post.allShops && post.shopId !== null && post.shopId === shopId)),
  );

/** Whether somebody with these posts sees who has those: who works for all shops sees everybody. */
export const knowsOf = (own: readonly StaffPost[], theirs: readonly StaffPost[]): boolean =>
  own.some(
    ({ allShops, shopId }) => allShops || theirs.some((post) => !post.allShops && post.shopId === shopId),
  );

const same = (one: StaffPost, other: StaffPost): boolean =>
  one.role === other.role && one.shopId === other.shopId && one.allShops === other.allShops;

export const isOwner = ({ role }: StaffPost): boolean => role === 'owner';

/** Whoever decides about the staff, or is decided about. */
export type StaffPerson = { readonly id: string; readonly posts: readonly StaffPost[] };

export type Decision = {
  readonly by: StaffPerson;
  readonly about: StaffPerson;
  /** The posts that are left in force: none when somebody is suspended or removed. */
  readonly next: readonly StaffPost[];
  /** Whether the brand has another owner who can sign in. */
  readonly hasOtherOwner: boolean;
};

/**
 * Why somebody may not decide this about a colleague, if so. Nobody decides about themselves, up or down; what is given
 * or taken must be within their own reach; and the last owner stays one.
 */
export const objectionTo = ({
  by,
  about,
  next,
  hasOtherOwner,
}: Decision): 'person.self' | 'person.above' | 'person.last_owner' | undefined => {
  if (by.id === about.id) return 'person.self';
  const given = next.filter((post) => !about.posts.some((had) => same(had, post)));
  const taken = about.posts.filter((had) => !next.some((post) => same(had, post)));
  if (![...given, ...taken].every((post) => mayGive(by.posts, post))) return 'person.above';
  if (about.posts.some(isOwner) && !next.some(isOwner) && !hasOtherOwner) return 'person.last_owner';
  return undefined;
};

/** How long an invitation may be accepted. */
export const invitationDays = 7;
