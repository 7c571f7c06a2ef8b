import type { WorkShift } from '@zanga/contract/people/hours';
import { isForgotten, minutesOf, sumOf } from '@zanga/domain/badge/shifts';
import type { ShopId, UserId } from '@zanga/domain/ids';
import { hasRight, reaches, type StaffPost } from '@zanga/domain/staff/rights';
import type { Db } from '../../platform/database/connection.ts';
import { mayWorkFor, type Session, withRight } from '../../platform/session.ts';
import { readColleagues } from '../accounts/public.ts';
import { readShifts, type ShiftRow } from './queries.ts';

/** Shops whose hours this person may correct; null is every shop. */
const mendedShops = (session: Session): readonly ShopId[] | null => {
  const { posts } = withRight(session, 'hours.mend');
  return posts.some(({ allShops }) => allShops) ? null : posts.flatMap(({ shopId }) => shopId ?? []);
};

/** Whether this person may correct a shift. Their own is corrected by a colleague; an owner has no superior and may. */
export const mayMend = (
  session: Session,
  shift: { readonly user_id: UserId; readonly shop_id: ShopId | null },
) => {
  const mending = withRight(session, 'hours.mend');
  if (!mayWorkFor(mending, shift.shop_id)) return 'no' as const;
  const isOwner = session.posts.some(({ role, allShops }) => role === 'owner' && allShops);
  return shift.user_id === session.userId && !isOwner ? ('own' as const) : ('yes' as const);
};

// A check of the table allows these three words only.
const how = (word: string | null) => (word ?? 'hand') as 'pin' | 'badge' | 'hand';

export const presentShift = (row: ShiftRow, session: Session, now: Date): WorkShift => {
  const times = { from: row.from_at, until: row.until_at };
  return {
    id: row.id,
    person: { id: row.user_id, name: row.person_name ?? row.user_id },
    shop: row.shop_id === null ? null : { id: row.shop_id, name: row.shop_name ?? row.shop_id },
    from: { at: row.from_at.toISOString(), how: how(row.from_how), device: row.from_device, by: row.from_by },
    until: row.until_at && {
      ...{
        at: row.until_at.toISOString(),
        how: how(row.until_how),
        device: row.until_device,
        by: row.until_by,
      },
    },
    forgotten: isForgotten(times, now),
    minutes: minutesOf(times),
    mended: row.mended_at && {
      ...{ at: row.mended_at.toISOString(), by: row.mended_by, reason: row.mend_reason ?? '' },
    },
    mendable: mayMend(session, row) === 'yes',
  };
};

type RequestedHours = {
  readonly from: string;
  readonly until: string;
  readonly shop?: ShopId | undefined;
  readonly person?: UserId | undefined;
};

/** Sums of hours per person, sorted by name. */
const totalsOf = (rows: readonly ShiftRow[]) => {
  const people = new Map<string, ShiftRow[]>();
  for (const row of rows) people.set(row.user_id, [...(people.get(row.user_id) ?? []), row]);
  return [...people.values()]
    .map((shifts) => ({
      person: { id: shifts[0]?.user_id ?? '', name: shifts[0]?.person_name ?? '' },
      ...sumOf(shifts.map(({ from_at: from, until_at: until }) => ({ from, until }))),
    }))
    .toSorted((one, other) => one.person.name.localeCompare(other.person.name, 'it'));
};

const worksIn = (posts: readonly StaffPost[], shops: readonly string[] | null) =>
  posts.some(
    (post) =>
      hasRight(post.role, 'badge.show') && (shops === null || shops.some((shop) => reaches(post, shop))),
  );

export type HoursTools = { readonly db: Db; readonly sandbox: boolean };

/** Shifts of an interval, their sums, and the people for whom a shift may be written by hand. */
export const seeHours = async (
  { db, sandbox }: HoursTools,
  { wanted, session }: { readonly wanted: RequestedHours; readonly session: Session },
  now: Date,
) => {
  const shops = mendedShops(session);
  const rows = await readShifts(db, {
    ...{ from: new Date(wanted.from), until: new Date(wanted.until) },
    ...{ shop: wanted.shop, person: wanted.person, self: session.userId, shops },
  });
  const mends = shops === null || shops.length > 0;
  const here =
    wanted.shop !== undefined && (shops === null || shops.includes(wanted.shop)) ? [wanted.shop] : shops;
  const staff = mends ? await readColleagues(db, { sandbox }) : [];
  return {
    data: rows.map((row) => presentShift(row, session, now)),
    totals: totalsOf(rows),
    people: staff
      .filter(({ posts, suspendedAt }) => suspendedAt === null && worksIn(posts, here))
      .map(({ id, firstname, lastname }) => ({ id, name: `${firstname} ${lastname}`.trim() })),
  };
};
