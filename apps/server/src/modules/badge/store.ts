import { longestShiftHours } from '@zanga/domain/badge/shifts';
import type { ShiftId, ShopId, UserId } from '@zanga/domain/ids';
import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { removed } from '../../platform/database/removed.ts';
import type { Shifts } from '../../platform/database/tables.ts';
import { newId } from '../../platform/new-id.ts';
import { lockPerson } from '../accounts/public.ts';

export type Stamping = {
  readonly userId: UserId;
  readonly shopId: ShopId | null;
  readonly how: 'pin' | 'badge';
  /** The colleague who scanned the badge; null where a device did, or a PIN was typed. */
  readonly by: UserId | null;
  /** The device of the shop it was stamped on. */
  readonly device: string | null;
  readonly now: Date;
  /** Coming or going; without it the opposite of the present state, as a badge does. */
  readonly wanted?: 'in' | 'out';
};

/** The shift the person is in now; a forgotten one does not count. */
const currentShift = (tx: Tx, userId: UserId, now: Date) =>
  tx
    .selectFrom('shifts')
    .select(['id', 'from_at'])
    .where('user_id', '=', userId)
    .where('until_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('from_at', '>', new Date(now.getTime() - longestShiftHours * 3_600_000))
    .orderBy('from_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Clocks a person in, or out if they are in. Their row is locked, so that two stamps at once come one after the
 * other. If `wanted` is not possible nothing is written, and `since` tells the present state.
 */
export const stamp = async (tx: Tx, { userId, shopId, how, by, device, now, wanted }: Stamping) => {
  const worker = await lockPerson(tx, userId);
  if (!worker) return undefined;
  const { firstname, lastname } = worker;
  const current = await currentShift(tx, userId, now);
  const kind = current ? ('out' as const) : ('in' as const);
  if (wanted !== undefined && wanted !== kind)
    return { firstname, lastname, kind, done: false, since: current?.from_at ?? null };
  if (current)
    await tx
      .updateTable('shifts')
      .set({ until_at: now, until_how: how, until_by: by, until_device: device })
      .where('id', '=', current.id)
      .execute();
  else
    await insertShift(tx, {
      ...{ id: newId('shf'), user_id: userId, shop_id: shopId, from_at: now },
      ...{ from_how: how, from_by: by, from_device: device },
    });
  return { firstname, lastname, kind, done: true, since: current?.from_at ?? now };
};

export const insertShift = async (tx: Tx, shift: Insertable<Shifts>): Promise<void> => {
  await tx.insertInto('shifts').values(shift).execute();
};

/** A shift and the person's others near it. The person is locked: stamps and corrections wait for each other. */
export const lockShift = async (tx: Tx, id: ShiftId) => {
  const named = await tx.selectFrom('shifts').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!named) return undefined;
  await lockPerson(tx, named.user_id);
  return tx
    .selectFrom('shifts')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
};

export const saveMended = async (tx: Tx, id: ShiftId, mended: Partial<Insertable<Shifts>>): Promise<void> => {
  await tx.updateTable('shifts').set(mended).where('id', '=', id).execute();
};

/** Empties the reasons for mending a person's shifts; returns the ids of all their shifts. */
export const forgetMendReasons = async (tx: Tx, userId: UserId): Promise<readonly ShiftId[]> => {
  const shifts = await tx
    .updateTable('shifts')
    // A shift that was mended has a reason, even an empty one.
    .set({ mend_reason: sql`left(mend_reason, 0)` })
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  return shifts.map(({ id }) => id);
};

/** Deletes shifts that began before a moment, and stamps from before there were shifts; returns the number. */
export const trimShifts = async (tx: Tx | Db, before: Date): Promise<number> =>
  (await removed(tx.deleteFrom('shifts').where('from_at', '<', before))) +
  (await removed(tx.deleteFrom('badge_stamps').where('at', '<', before)));
