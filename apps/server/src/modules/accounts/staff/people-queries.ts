import { id } from '@zanga/contract/wire/values';
import type { UserId } from '@zanga/domain/ids';
import type { StaffPost } from '@zanga/domain/staff/rights';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import { staffTokenLifeMs } from '../session/session-store.ts';

const Posts = z.array(
  z.object({
    role: z.enum(['viewer', 'worker', 'manager', 'owner']),
    shopId: z.nullable(id('shp')),
    allShops: z.boolean(),
  }),
);
/** Posts from a column of JSON. */
export const postsIn: (value: unknown) => StaffPost[] = jsonColumn('posts', Posts);

export type StaffRow = {
  readonly id: UserId;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly posts: readonly StaffPost[];
  readonly suspendedAt: Date | null;
  readonly seenAt: Date | null;
  readonly secondFactor: boolean;
};

type StaffSearch = { readonly sandbox: boolean; readonly person?: string };

/** All people with a post, in force or not; the demo's in the sandbox alone. */
export const readStaff = async (
  db: Db | Tx,
  { sandbox, person }: StaffSearch,
): Promise<readonly StaffRow[]> => {
  const { rows } = await sql<Omit<StaffRow, 'posts'> & { posts: unknown }>`
    select u.id, u.firstname, u.lastname, u.email, min(r.suspended_at) as "suspendedAt",
      (select max(coalesce(t.seen_at, t.created_at)) from access_tokens t where t.user_id = u.id) as "seenAt",
      exists (select from staff_with_factor f where f.user_id = u.id) as "secondFactor",
      jsonb_agg(jsonb_build_object('role', r.role, 'shopId', r.shop_id, 'allShops', r.all_shops)
        order by r.all_shops desc, r.shop_id nulls first) as posts
    from user_roles r join users u on u.id = r.user_id
    where u.deleted_at is null and (${sandbox} or not u.demo) and (${person ?? null}::text is null or u.id = ${person ?? null})
    group by u.id
    order by u.firstname, u.lastname, u.id`.execute(db);
  return rows.map((row) => ({ ...row, posts: postsIn(row.posts) }));
};

/** The same without data on their sign-ins: the staff by shop, for lists of any length. */
export const readColleagues = async (
  db: Db | Tx,
  { sandbox }: StaffSearch,
): Promise<readonly Omit<StaffRow, 'email' | 'seenAt' | 'secondFactor'>[]> => {
  const { rows } = await sql<Omit<StaffRow, 'posts'> & { posts: unknown }>`
    select u.id, u.firstname, u.lastname, min(r.suspended_at) as "suspendedAt",
      jsonb_agg(jsonb_build_object('role', r.role, 'shopId', r.shop_id, 'allShops', r.all_shops)) as posts
    from user_roles r join users u on u.id = r.user_id
    where u.deleted_at is null and (${sandbox} or not u.demo)
    group by u.id
    order by u.firstname, u.lastname, u.id`.execute(db);
  return rows.map((row) => ({ ...row, posts: postsIn(row.posts) }));
};

/** Whether another owner in force can sign in. */
export const hasOtherOwner = async (
  db: Db | Tx,
  { sandbox, person }: Required<StaffSearch>,
): Promise<boolean> =>
  (await readColleagues(db, { sandbox })).some(
    ({ id, posts, suspendedAt }) =>
      id !== person &&
      suspendedAt === null &&
      posts.some(({ role, allShops }) => role === 'owner' && allShops),
  );

/** The shops, in the brand's order. */
export const readShopNames = (db: Db | Tx) =>
  db.selectFrom('shop_profiles').select(['id', 'name']).orderBy('position').orderBy('id').execute();

/** Valid sign-ins of a member of the staff. */
export const readStaffSessions = (db: Db, userId: UserId, now: Date) =>
  db
    .selectFrom('access_tokens')
    .select(['id', 'token_hash', 'created_at', 'seen_at', 'device', 'network'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('created_at', '>', new Date(now.getTime() - staffTokenLifeMs))
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
