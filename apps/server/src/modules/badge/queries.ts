import { longestShiftHours } from '@zanga/domain/badge/shifts';
import type { ShiftId, ShopId, UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';

/** The worker that a badge belongs to. */
export const readWorker = (db: Db, userId: UserId) =>
  db
    .selectFrom('people as u')
    .leftJoin('staff_roles as r', (join) => join.onRef('r.user_id', '=', 'u.id').on('r.role', '=', 'worker'))
    .leftJoin('shop_profiles as s', 's.id', 'r.shop_id')
    .select(['u.firstname', 'u.lastname', 's.name as shop'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

export const readLately = (db: Db, userId: UserId, most = 60) =>
  db
    .selectFrom('shifts as w')
    .leftJoin('shop_profiles as s', 's.id', 'w.shop_id')
    .select(['w.from_at', 'w.until_at', 's.name as shop', 'w.mended_at', 'w.mend_reason'])
    .where('w.user_id', '=', userId)
    .where('w.removed_at', 'is', null)
    .orderBy('w.from_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(most)
    .execute();

/** Of these people, the ones at work, and since when. */
export const readAtWork = async (
  db: Db,
  people: readonly UserId[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> => {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('shifts')
    .select(['user_id', 'from_at'])
    .where('user_id', 'in', [...people])
    .where('until_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('from_at', '>', new Date(now.getTime() - longestShiftHours * 3_600_000))
    .orderBy('from_at')
    .execute();
  return new Map(rows.map(({ user_id, from_at }) => [user_id, from_at]));
};

/** The person's other shifts within two days of a time, to keep a corrected shift from overlapping. */
export const readAround = (tx: Tx, userId: UserId, { except, at }: { except: ShiftId | null; at: Date }) =>
  tx
    .selectFrom('shifts')
    .select(['from_at as from', 'until_at as until'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('id', '!=', except ?? 'shf_')
    .where('from_at', '>', new Date(at.getTime() - 2 * 86_400_000))
    .where('from_at', '<', new Date(at.getTime() + 2 * 86_400_000))
    .execute();

export type ShiftSearch = {
  readonly from?: Date;
  readonly until?: Date;
  readonly id?: ShiftId;
  readonly person?: UserId | undefined;
  readonly shop?: ShopId | undefined;
  /** The asking person, and the shops whose hours they may see; null is every shop, and shifts in none. */
  readonly self: UserId;
  readonly shops: readonly ShopId[] | null;
};

const nameOf = (table: string) =>
  sql<
    string | null
  >`nullif(trim(concat(${sql.ref(`${table}.firstname`)}, ' ', ${sql.ref(`${table}.lastname`)})), '')`;

/** Shifts within the asker's reach, the oldest first, with the names of person, shop and device. */
export const readShifts = (db: Db | Tx, { from, until, id, person, shop, self, shops }: ShiftSearch) => {
  let query = db
    .selectFrom('shifts as w')
    .innerJoin('people as p', 'p.id', 'w.user_id')
    .leftJoin('shop_profiles as s', 's.id', 'w.shop_id')
    .leftJoin('device_names as fd', 'fd.id', 'w.from_device')
    .leftJoin('device_names as ud', 'ud.id', 'w.until_device')
    .leftJoin('people as fb', 'fb.id', 'w.from_by')
    .leftJoin('people as ub', 'ub.id', 'w.until_by')
    .leftJoin('people as mb', 'mb.id', 'w.mended_by')
    .select(['w.id', 'w.user_id', 'w.shop_id', 'w.from_at', 'w.until_at', 'w.from_how', 'w.until_how'])
    .select(['w.mended_at', 'w.mend_reason', 's.name as shop_name'])
    .select(['fd.name as from_device', 'ud.name as until_device'])
    .select([nameOf('p').as('person_name'), nameOf('fb').as('from_by'), nameOf('ub').as('until_by')])
    .select(nameOf('mb').as('mended_by'))
    .where('w.removed_at', 'is', null)
    .orderBy('w.from_at')
    .orderBy('w.id')
    .limit(5_000);
  if (shops)
    query = query.where((eb) =>
      eb.or([eb('w.user_id', '=', self), eb('w.shop_id', 'in', shops.length > 0 ? [...shops] : ['shp_'])]),
    );
  if (from) query = query.where('w.from_at', '>=', from);
  if (until) query = query.where('w.from_at', '<', until);
  if (id !== undefined) query = query.where('w.id', '=', id);
  if (person !== undefined) query = query.where('w.user_id', '=', person);
  if (shop !== undefined) query = query.where('w.shop_id', '=', shop);
  return query.execute();
};

export type ShiftRow = Awaited<ReturnType<typeof readShifts>>[number];
