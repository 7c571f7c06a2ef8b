import { type StaffPost, type StaffRole, staffRoles } from './rights.ts';

const rank = (role: StaffRole): number => staffRoles.indexOf(role);

/** Whether a person with these posts may give or take another post: in their shops, up to their own role there. */
export const mayGive = (own: readonly StaffPost[], post: StaffPost): boolean =>
  own.some(
    ({ role, shopId, allShops }) =>
      rank(role) >= rank(post.role) &&
      (allShops || (!post.allShops && post.shopId !== null && post.shopId === shopId)),
  );

/** Whether a person with these posts sees a colleague: staff of all shops see everybody. */
export const knowsOf = (own: readonly StaffPost[], theirs: readonly StaffPost[]): boolean =>
  own.some(
    ({ allShops, shopId }) => allShops || theirs.some((post) => !post.allShops && post.shopId === shopId),
  );

const same = (one: StaffPost, other: StaffPost): boolean =>
  one.role === other.role && one.shopId === other.shopId && one.allShops === other.allShops;

export const isOwner = ({ role }: StaffPost): boolean => role === 'owner';

/** A person who decides, or the colleague decided about. */
export type StaffPerson = { readonly id: string; readonly posts: readonly StaffPost[] };

export type Decision = {
  readonly by: StaffPerson;
  readonly about: StaffPerson;
  /** Posts in force afterwards: none after a suspension or removal. */
  readonly next: readonly StaffPost[];
  /** Whether the brand has another owner who can sign in. */
  readonly hasOtherOwner: boolean;
};

/**
 * Why a decision about a colleague is refused, if it is. People never decide about themselves; each post given or
 * taken must be within their reach; the last owner stays one.
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
