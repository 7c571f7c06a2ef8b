import type { PostForm, StaffPerson } from '@zanga/contract/people/staff';
import type { Refusal } from '@zanga/contract/wire/route';
import type { UserId } from '@zanga/domain/ids';
import type { StaffPost } from '@zanga/domain/staff/rights';
import { refuse } from '../../../platform/refusal.ts';
import type { StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import type { AccountTools } from '../account-tools.ts';
import { revokeAll } from '../session/session-store.ts';
import { type Decided, decideAbout } from './decide.ts';
import { readShopNames } from './people-queries.ts';
import { replacePosts, saveSuspended } from './posts-store.ts';

type About = { readonly session: StaffSession; readonly person: UserId };
type ChangedPerson = Promise<StaffPerson | Decided>;

/** Posts of a form; undefined if it names an unknown shop. */
export const postsOf = async (
  { db }: Pick<AccountTools, 'db'>,
  posts: readonly PostForm[],
): Promise<readonly StaffPost[] | undefined> => {
  const shops = await readShopNames(db);
  if (posts.some(({ shop }) => shop !== null && !shops.some(({ id }) => id === shop))) return undefined;
  return posts.map(({ role, shop }) => ({ role, shopId: shop, allShops: shop === null }));
};

/** Posts for the audit: short, and in a fixed order. */
export const postsInWords = (posts: readonly StaffPost[]): string[] =>
  posts.map(({ role, shopId, allShops }) => `${role}@${shopId ?? (allShops ? '*' : '-')}`).toSorted();

const noted = (person: string) => ({ kind: 'person', thing: person, shopId: null }) as const;
const gone = refuse('person.not_found');

/** Replaces a colleague's posts; each post given or taken must be within the caller's reach. */
export const changePosts = async (
  tools: AccountTools,
  { session, person, posts }: About & { readonly posts: readonly PostForm[] },
  now: Date,
): Promise<StaffPerson | Decided | Refusal<'shop.not_found'>> => {
  const next = await postsOf(tools, posts);
  if (!next) return refuse('shop.not_found');
  const told = await decideAbout(tools, { session, person, next: () => next }, async (tx, row) => {
    await replacePosts(tx, person, next, row.suspendedAt);
    const change = { before: { posts: postsInWords(row.posts) }, after: { posts: postsInWords(next) } };
    await noteChange(tx, session.trail, { ...noted(person), ...change }, now);
  });
  return told ?? gone;
};

/** Suspends a colleague: their posts are out of force, and all their sign-ins end with this transaction. */
export const suspendPerson = async (
  tools: AccountTools,
  { session, person, reason }: About & { readonly reason: string | undefined },
  now: Date,
): ChangedPerson => {
  const told = await decideAbout(tools, { session, person, next: () => [] }, async (tx, row) => {
    if (row.suspendedAt !== null) return;
    await saveSuspended(tx, person, now);
    await revokeAll(tx, person);
    const change = { before: { suspended: false }, after: { suspended: true }, reason };
    await noteChange(tx, session.trail, { ...noted(person), ...change }, now);
  });
  return told ?? gone;
};

/** Ends a suspension. The posts come back, so the caller must be allowed to give each of them. */
export const restorePerson = async (
  tools: AccountTools,
  { session, person }: About,
  now: Date,
): ChangedPerson => {
  const told = await decideAbout(tools, { session, person, next: () => [] }, async (tx, row) => {
    if (row.suspendedAt === null) return;
    await saveSuspended(tx, person, null);
    const change = { before: { suspended: true }, after: { suspended: false } };
    await noteChange(tx, session.trail, { ...noted(person), ...change }, now);
  });
  return told ?? gone;
};

/** Removes a colleague from the staff: posts and sign-ins go, the account and its history stay. */
export const removePerson = async (
  tools: AccountTools,
  { session, person }: About,
  now: Date,
): Promise<undefined | Decided> => {
  const refused = await decideAbout(tools, { session, person, next: () => [] }, async (tx, row) => {
    await replacePosts(tx, person, [], null);
    await revokeAll(tx, person);
    const change = { before: { posts: postsInWords(row.posts) }, after: { posts: [] } };
    await noteChange(tx, session.trail, { ...noted(person), ...change }, now);
  });
  // A removed colleague has no row to return.
  return refused && 'ok' in refused ? refused : undefined;
};
